/** The files of the entries. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type * as z from 'zod';
import type { Problem } from '#content/content-error.ts';

/** One Markdown entry. `slug` is the name of its file or folder, `folder` contains its pictures, `schema` describes its fields. */
export type Entry<Data> = { file: string; folder: string; slug: string; schema: z.core.$ZodType; data: Data; text: string };

/** What operating systems put into folders on their own. */
const notOurs = /^\.|^(thumbs\.db|desktop\.ini)$/i;

/**
 * The Markdown files of one collection: each is a file of its folder, or the `index.md` of a folder in it. An entry that would
 * be left out without a word is a problem: one that ends with `.MD` or `.md.txt`, a folder with files but without `index.md`.
 * So is an `index.md` that has no folder of its own: it would be an entry with the collection's name.
 */
export function entryFiles(root: string, collection: string, problems: Problem[]): string[] {
  const folder = join(root, collection);
  // Git keeps no empty folder: without the last entry of a kind, its folder is gone.
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.flatMap((name) => {
    const path = join(folder, name);
    const isFolder = statSync(path).isDirectory();
    const files = isFolder ? readdirSync(path).filter((file) => !notOurs.test(file)) : [name];
    const entry = files.find((file) => (isFolder ? file === 'index.md' : file.endsWith('.md') && file !== 'index.md'));
    if (entry !== undefined) return [isFolder ? join(path, entry) : path];

    const misnamed = files.find((file) => /\.(md|mdx|markdown)(\.txt)?$/i.test(file));
    if (misnamed !== undefined) {
      problems.push({
        file: relative(dirname(root), isFolder ? join(path, misnamed) : path),
        field: 'the file’s name',
        found: `"${misnamed}"`,
        expected: expectedName(name, isFolder),
      });
    } else if (isFolder && files.length > 0) {
      problems.push({
        file: relative(dirname(root), path),
        field: 'the folder',
        found: 'no index.md',
        expected: 'expected the entry in a file of that name',
      });
    }
    return [];
  });
}

function expectedName(name: string, isFolder: boolean): string {
  if (isFolder) return 'expected index.md';
  return name === 'index.md' ? 'expected a name of its own, or a folder around it' : 'expected a name that ends with .md, in small letters';
}
