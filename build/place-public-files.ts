/** Puts the files that the build has written beside the bundle into the site. The bundler would copy each of them, every time. */
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { linkOrCopy } from './link-or-copy.ts';

/**
 * A file in `assets/` has a digest in its name and is never changed: it becomes one more name for that of the last site (`released`),
 * so that its compressed copies can stay, or for the new one. The others are copied.
 */
export async function placePublicFiles(from: string, to: string, released: string): Promise<void> {
  const kept = new Set(await readdir(join(released, 'assets')).catch(() => []));
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    if (basename(entry.parentPath) !== 'assets') {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(source, target);
    } else linkOrCopy(kept.has(entry.name) ? join(released, 'assets', entry.name) : source, target);
  }
}
