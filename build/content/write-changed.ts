import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** Writes a file unless it has this text already: the development server loads anew what is written. */
export async function writeChanged(file: string, text: string): Promise<void> {
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}
