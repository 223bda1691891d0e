import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes the files, by their paths. Each is written beside its place first: where the disk is full, all that was there stays as
 * it was. Their folders have to be there.
 */
export async function writeWhole(files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  // Nothing that reads entries looks at a name with a dot before it.
  const beside = (file: string) => join(dirname(file), `.${basename(file)}.new`);
  try {
    for (const [file, content] of files) await writeFile(beside(file), content, { flush: true });
    for (const file of files.keys()) await rename(beside(file), file);
  } catch (error) {
    for (const file of files.keys()) await rm(beside(file), { force: true });
    throw error;
  }
}
