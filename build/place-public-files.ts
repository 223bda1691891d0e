/** Puts the files that the build has written beside the bundle into the site. The bundler would copy each of them, every time. */
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { linkOrCopy } from './link-or-copy.ts';

/**
 * A file in `assets/` has a digest in its name and is never changed: it becomes one more name for that of the last site (`released`),
 * if there is one that it may take over, so that its compressed copies can stay, or for the new one. The others are copied.
 */
export async function placePublicFiles(from: string, to: string, released?: string): Promise<void> {
  const last = released && join(released, 'assets');
  const kept = new Set(last ? await readdir(last).catch(() => []) : []);
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    if (basename(entry.parentPath) !== 'assets') {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(source, target);
    } else linkOrCopy(last && kept.has(entry.name) ? join(last, entry.name) : source, target);
  }
}
