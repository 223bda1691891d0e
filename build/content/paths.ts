/**
 * Writes the addresses that the router prerenders besides those of its routes (generated/paths.ts), decoded, because it compares them
 * decoded. The pages of the entries are written afterwards (build/pages/entry-pages.ts).
 */
import { writeFile } from 'node:fs/promises';
import { offlinePath } from '#content/pages/offline.ts';
import { failureAddresses } from './addresses.ts';

export async function writePaths(file: string): Promise<void> {
  const paths = [offlinePath, ...failureAddresses()].map(decodeURI);
  await writeFile(file, `export const paths: string[] = ${JSON.stringify(paths)};\n`);
}
