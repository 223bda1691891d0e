/**
 * Puts a built site in the place of the one that is being served. Each file is replaced whole, by a rename, what pages need
 * before the pages, so no request meets a gap or half a file, whichever program serves the folder (docs/decisions/0019).
 */
import { linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readKeptRecord } from './kept-record.ts';
import { writeWhole } from './write-whole.ts';

/** In ms: how long an open tab may still ask for files of the version that it came with. */
const keptFor = 24 * 3_600_000;

/** For each file of former versions, when a version without it came, in ms since 1970. */
const Superseded = v.record(v.string(), v.number());

/** The folders of a build. */
export function releaseFolders(folder: string) {
  return { next: join(folder, 'next/client'), current: join(folder, 'client'), previous: join(folder, 'previous') };
}

/**
 * Replaces `client` in `folder` by `next/client`, and keeps the former one in `previous`. `now`: in ms since 1970.
 * Throws, and changes nothing, if there is nothing in `next/client`.
 */
export async function replaceSite(folder: string, now = Date.now()): Promise<void> {
  const { next, current, previous } = releaseFolders(folder);
  const record = join(folder, 'superseded.json');
  const [fresh, old, superseded] = await Promise.all([filesIn(next), filesIn(current), readKeptRecord(record, Superseded)]);
  if (fresh.size === 0) throw new Error(`There is no new site in ${next}. Run the whole build: npm run build`);
  rmSync(previous, { recursive: true, force: true });
  // What the build has taken over is in its place: its name in `next` becomes that in `previous`.
  const same = new Set([...fresh].filter((file) => old.has(file) && isSame(join(next, file), join(current, file))));
  placeAll(same, next, previous, renameSync);
  placeAll(without(old, same), current, previous, linkSync);
  placeAll(
    without(fresh, same).toSorted((a, b) => turnOf(a) - turnOf(b)),
    next,
    current,
    renameSync,
  );

  const kept: Record<string, number> = {};
  for (const file of old) {
    // Vercel's program notes there which project the folder belongs to.
    if (fresh.has(file) || file.startsWith('.vercel/')) continue;
    const since = superseded?.[file] ?? now;
    // Of a new file that is not compressed, a compressed copy of the former one would be sent.
    const isOutdatedCopy = fresh.has(file.replace(/\.(br|gz)$/, ''));
    if (/^(assets|data)\//.test(file) && !isOutdatedCopy && now - since < keptFor) kept[file] = since;
    else await rm(join(current, file));
  }
  await writeWhole(record, JSON.stringify(kept));
  await removeEmptyFolders(current);
  rmSync(dirname(next), { recursive: true });
}

/**
 * Puts the previous version in the place of the current one, which can be put back in the same way.
 * Gives false if there is none.
 */
export async function takeBack(folder: string): Promise<boolean> {
  const { next, previous } = releaseFolders(folder);
  if ((await filesIn(previous)).size === 0) return false;
  await rm(dirname(next), { recursive: true, force: true });
  await mkdir(dirname(next), { recursive: true });
  await rename(previous, next);
  // Its files are older than those they replace: by their time alone, a cache or an upload would take the newer ones for current.
  const time = new Date();
  for (const file of await filesIn(next)) await utimes(join(next, file), time, time);
  await replaceSite(folder);
  return true;
}

/** First what pages need; then the pages; then what names pages: the service worker, which fetches them ahead, sitemap, feed. */
function turnOf(file: string): number {
  if (/\.html(\.br|\.gz)?$/.test(file)) return 1;
  return file.includes('/') ? 0 : 2;
}

/** All files of a folder with forward slashes; none if it is not there. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')));
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !others.has(file));
}

/** Whether two names are those of one file. Big integers, because some file systems count further than a number does. */
function isSame(one: string, other: string): boolean {
  const { nlink, ino, dev } = statSync(one, { bigint: true });
  if (nlink === 1n) return false;
  const file = statSync(other, { bigint: true });
  return file.ino === ino && file.dev === dev;
}

/** One after the other: a site may have a hundred thousand files, and to wait for each takes longer than to place it. */
function placeAll(files: Iterable<string>, from: string, to: string, place: typeof renameSync): void {
  const made = new Set<string>();
  for (const file of files) {
    const target = join(to, file);
    if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    made.add(dirname(target));
    place(join(from, file), target);
  }
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
