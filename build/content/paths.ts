/** Writes the addresses of all entries (generated/paths.ts), decoded, because the router's prerender compares them decoded. */
import { writeFile } from 'node:fs/promises';
import { entryAddresses, failureAddresses, offlinePath } from './addresses.ts';
import type { Content } from './read.ts';

export async function writePaths(content: Content, file: string): Promise<void> {
  const paths = [offlinePath, ...failureAddresses(), ...entryAddresses(content)].map(decodeURI);
  await writeFile(file, `export const paths: string[] = ${JSON.stringify(paths)};\n`);
}
