import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';
import { digest } from '../recipe.ts';
import type { EntryPage, KnownPage } from './entry-pages.ts';

/**
 * Takes a page of the last site (`released`) over into the new one. Gives undefined if it may not stay, or is not whole. A file of
 * the size and the time that were noted is whole; another one is read.
 */
export async function keepPage(
  { files, known }: Pick<EntryPage, 'files' | 'known'>,
  { site, released }: { site: string; released: string },
): Promise<KnownPage | undefined> {
  const last = join(released, files[0] ?? '');
  if (!known || !statSync(last, { throwIfNoEntry: false })?.isFile()) return undefined;
  const { size, time } = sizeAndTime(last);
  const isAsNoted = size === known.size && time === known.time;
  if (!isAsNoted && digest(await readFile(last)) !== known.output) return undefined;
  for (const name of files) linkOrCopy(last, join(site, name));
  return { ...known, size, time };
}

/** In bytes, and in ms since 1970. */
export function sizeAndTime(file: string): Pick<KnownPage, 'size' | 'time'> {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}
