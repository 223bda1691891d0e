import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';
import { digest, type EntryPage, type KnownPage } from './entry-pages.ts';

/** Takes a page of the last site (`released`) over into the new one. Gives undefined if it may not stay, or is not whole. */
export async function keepPage(
  { files, known }: Pick<EntryPage, 'files' | 'known'>,
  { site, released }: { site: string; released: string },
): Promise<KnownPage | undefined> {
  const last = join(released, files[0] ?? '');
  if (!known || digest(await readFile(last).catch(() => '')) !== known.output) return undefined;
  for (const name of files) linkOrCopy(last, join(site, name));
  return known;
}
