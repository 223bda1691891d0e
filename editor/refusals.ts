/** What the build would say of changed entries, found on a copy of the Markdown files before anything is written. */
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { ContentError, type Problem, sentenceOf } from '../src/content/content-error.ts';
import { findPicture } from '../src/collections/picture-files.ts';
import { readContent } from '../src/collections/read-content.ts';
import { readText } from '../src/collections/site-content.ts';
import type { Content } from '../src/collections/table.ts';
import { kinds } from './config.ts';
import { entriesOf, linkTarget, lostLinks } from './entry-links.ts';

/** Files as they are to be, by their paths in the folder of the entries; undefined for an entry that goes. */
export type Changes = ReadonlyMap<string, string | Buffer | undefined>;

/** What goes when an entry is deleted: the folder of its own with its pictures, or its file. */
export function wholeEntry(path: string): string {
  return /^[^/]+\/[^/]+\/index\.md$/.test(path) ? dirname(path) : path;
}

/** A sentence for each thing that would be wrong with the changed entries, or with others that were right. */
export async function refusals(root: string, changes: Changes): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'entries-'));
  try {
    // Of the same name, so that a problem names its file as the build does.
    const [before, after] = [join(folder, 'before', basename(root)), join(folder, 'after', basename(root))];
    await copyEntries(root, after);
    await copyChanged(changes, before, after);
    return await refusalsBetween(before, after, root, changes);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function copyEntries(root: string, copy: string): Promise<void> {
  const filter = (file: string) => file.endsWith('.md') || statSync(file).isDirectory();
  for (const { folder } of kinds) {
    if (existsSync(join(root, folder))) await cp(join(root, folder), join(copy, folder), { recursive: true, filter });
  }
}

async function copyChanged(changes: Changes, before: string, after: string): Promise<void> {
  for (const [path, content] of changes) {
    const file = join(after, path);
    if (existsSync(file)) await cp(file, join(before, path));
    if (content === undefined) await rm(join(after, wholeEntry(path)), { recursive: true, force: true });
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
}

async function refusalsBetween(before: string, after: string, root: string, changes: Changes): Promise<string[]> {
  const pathOf = ({ file }: { file: string }) => relative(basename(root), file).replaceAll('\\', '/');
  const isChanged = (entry: { file: string }) => changes.has(pathOf(entry));

  const { content, problems } = await readSound(after);
  const own = problems.filter(isChanged);
  if (own.length > 0) return own.map(inWords);
  if (problems.length > 0) {
    const known = (await read(root)).problems.map(inWords);
    const others = problems.map(inWords).filter((sentence) => !known.includes(sentence));
    if (others.length > 0) return others;
  }

  const targetFrom = linkTarget(content, { isWhole: problems.length === 0 });
  // New pictures are in the copy, the others where they were.
  const find: typeof findPicture = async (folder, name) =>
    (await findPicture(folder, name)) ?? findPicture(join(root, relative(after, folder)), name);
  const changed = entriesOf(content).filter(isChanged);
  const texts = await Promise.all(changed.map((entry) => readText(entry, targetFrom(entry), find)));
  const inAssets = texts.flatMap(({ problems: found }) => found);
  if (inAssets.length > 0) return inAssets.map(inWords);

  const lost = await lostLinks((await readSound(before)).content, content);
  if (lost.length === 0) return [];
  return [`Other texts link to this entry, and would to nothing. Change these first: ${lost.map(inWords).join('; ')}`];
}

/** The entries of a copy with which nothing is wrong, and what is wrong with the others, which are deleted from it. */
async function readSound(copy: string): Promise<{ content: Content; problems: Problem[] }> {
  const { content, problems } = await read(copy);
  if (content) return { content, problems };
  for (const { file } of problems) {
    await rm(join(copy, wholeEntry(relative(basename(copy), file).replaceAll('\\', '/'))), { recursive: true, force: true });
  }
  return { content: await readContent(copy, [], { drafts: true }), problems };
}

async function read(root: string): Promise<{ content?: Content; problems: Problem[] }> {
  try {
    return { content: await readContent(root, [], { drafts: true }), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}

function inWords(problem: Problem): string {
  return sentenceOf(problem).trim();
}
