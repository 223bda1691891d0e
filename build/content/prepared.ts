/** The content as the first step of the build has read and checked it, for the last one: ten thousand files take some seconds. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from './read.ts';

const name = 'content.json';

export async function writePrepared(content: Content, folder: string): Promise<void> {
  await writeFile(join(folder, name), JSON.stringify(content));
}

export async function readPrepared(folder: string): Promise<Content> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- written by the step before
  return JSON.parse(await readFile(join(folder, name), 'utf8'));
}
