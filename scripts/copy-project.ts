/** Copies of the project, each with content of its own. */
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { collectionNames } from '#collections/table.ts';

const copied = [
  'content',
  'deploy',
  'editor',
  'public',
  'scripts',
  'server',
  'src',
  'tests',
  'astro.config.ts',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Kinds of entries, each in a folder of this name. */
export const entryFolders = collectionNames.map((kind) => join('content', kind));

/** Copies the project from here into a folder, without the files and folders that are left out. */
export async function copyProject(folder: string, { without = [] }: { without?: readonly string[] } = {}): Promise<void> {
  const filter = (path: string) => !without.includes(path) && basename(path) !== 'node_modules';
  for (const name of copied) await cp(name, join(folder, name), { recursive: true, filter });
}
