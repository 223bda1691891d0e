/** The files of the entries, and the characters that one cannot have. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Problem } from './content-error.ts';

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

/** What no text may hold: characters that HTML and XML forbid, those of a file that is not in UTF-8, marks of Git; the first of each kind with its line. */
export function characterProblems(text: string, file: string): Problem[] {
  const kinds = [
    { pattern: /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u, found: 'a control character', expected: 'expected only text: delete it' },
    {
      pattern: /^(?:<{7}|>{7}) /m,
      found: 'what Git leaves of two versions',
      expected: 'expected one of the two: delete the other and the marks',
    },
    { pattern: /\uFFFD/, found: 'a letter that cannot be read', expected: 'expected a file in UTF-8: save it so' },
  ];
  return kinds.flatMap(({ pattern, found, expected }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const [letters] = match;
    const code = letters.length === 1 ? ` (U+${letters.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})` : '';
    return [{ file, field: `line ${text.slice(0, match.index).split('\n').length}`, found: found + code, expected }];
  });
}
