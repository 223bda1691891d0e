/** Reads the entries of content/ and checks their fields. Content with a problem stops the build. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { characterProblems } from '#content/characters.ts';
import { ContentError, check, type Problem } from '#content/content-error.ts';
import { isoDate } from '#content/dates.ts';
import type { Fill } from '#content/fill.ts';
import { filled, fromYaml } from '#content/read-files.ts';
import { readRecordsAnew } from './current-records.ts';
import { entryProblems } from './entry-problems.ts';
import { buildDay, publishedOn } from './publishing.ts';
import { type AnyEntry, type CollectionName, type Content, contentOf, table, textIn } from './table.ts';

/**
 * The entries that visitors may see on the day of the build, newest first; with `drafts`, all. Throws a ContentError that lists
 * every problem of every file, published or not, after those already known.
 */
export async function readContent(root: string, known: readonly Problem[] = [], { drafts = false } = {}): Promise<Content> {
  const problems = [...known];
  const fill = readRecordsAnew().filling(problems);
  const read = contentOf((name) => entryFiles(root, name, problems).flatMap((path) => readEntry(root, path, name, fill, problems) ?? []));
  const content = contentOf((name) => newestFirst(name, read[name]));
  const published = publishedOn(buildDay(), content);
  problems.push(...entryProblems(read, published));
  if (problems.length > 0) throw new ContentError(problems);
  return drafts ? content : published;
}

/** What operating systems put into folders on their own. */
const notOurs = /^\.|^(thumbs\.db|desktop\.ini)$/i;

/**
 * The Markdown files of one collection: each is a file of its folder, or the `index.md` of a folder in it. An entry that would
 * be left out without a word is a problem: one that ends with `.MD` or `.md.txt`, a folder with files but without `index.md`.
 * So is an `index.md` that has no folder of its own: it would be an entry with the collection's name.
 */
function entryFiles(root: string, collection: CollectionName, problems: Problem[]): string[] {
  const folder = join(root, collection);
  // Git keeps no empty folder: without the last entry of a kind, its folder is gone.
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.flatMap((name) => {
    const path = join(folder, name);
    const isFolder = statSync(path).isDirectory();
    const files = isFolder ? readdirSync(path).filter((file) => !notOurs.test(file)) : [name];
    const isEntry = (file: string) => (isFolder ? file === 'index.md' : file.endsWith('.md') && file !== 'index.md');
    if (files.some(isEntry)) return [isFolder ? join(path, 'index.md') : path];

    const misnamed = files.find((each) => /\.(md|mdx|markdown)(\.txt)?$/i.test(each));
    const file = relative(dirname(root), isFolder ? join(path, misnamed ?? '') : path);
    if (misnamed !== undefined) {
      problems.push({ file, field: 'the file’s name', found: `"${misnamed}"`, expected: expectedName(name, isFolder) });
    } else if (isFolder && files.length > 0) {
      problems.push({ file, field: 'the folder', found: 'no index.md', expected: 'expected the entry in a file of that name' });
    }
    return [];
  });
}

function expectedName(name: string, isFolder: boolean): string {
  if (isFolder) return 'expected index.md';
  return name === 'index.md' ? 'expected a name of its own, or a folder around it' : 'expected a name that ends with .md, in small letters';
}

/**
 * Fields between two lines of `---` and the text below. Some programs put a byte order mark or blank lines before the first line.
 * Undefined if the fields are wrong, which is a problem.
 */
function readEntry(root: string, path: string, collection: CollectionName, fill: Fill, problems: Problem[]): AnyEntry | undefined {
  const file = relative(dirname(root), path);
  const add = (field: string, found: string, expected: string) => void problems.push({ file, field, found, expected });
  const source = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  problems.push(...characterProblems(source, file));
  const [all, above = '', front = '', below = ''] = /^(\s*)---\n([^]*?)\n---(?:\n([^]*))?$/.exec(source) ?? [];
  if (all === undefined) {
    add('the whole entry', 'no front matter', 'expected fields between two lines of ---, then the text');
    return undefined;
  }
  // The first line of --- counts, so that an error names the line of the file.
  const fields = fromYaml(`${above}\n${front}`, { file, field: 'the front matter' }, problems);
  if (fields === undefined) return undefined;
  const text = fillMarkdown(below, file, fill, source.slice(0, source.length - below.length).split('\n').length - 1).trim();
  const { schema } = table[collection];
  const data = check(
    schema,
    filled(fields, (value, field) => fill(value, { file, field })),
    file,
    problems,
  );
  if (!text) add('the text', 'nothing', 'expected the entry’s text after the second line of ---');
  const slug = basename(path) === 'index.md' ? basename(dirname(path)) : basename(path, '.md');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    add('the file’s name', `"${slug}"`, 'expected small letters, digits and single hyphens');
  }
  return data && { file, folder: dirname(path), slug, schema, data, text };
}

/** A Markdown text with the company's facts in it: `{{website.price}}` becomes the price that content/prices.yaml has. Code is left alone. `above` is the number of lines before the text in its file. */
export function fillMarkdown(text: string, file: string, fill: Fill, above = 0): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line, i) => {
      const isFence = /^\s*(```|~~~)/.test(line);
      if (isFence) isCode = !isCode;
      return isFence || isCode ? line : fill(line, { file, field: `line ${above + i + 1}` });
    })
    .join('\n');
}

function newestFirst(name: CollectionName, entries: readonly AnyEntry[]): AnyEntry[] {
  const day = ({ data }: AnyEntry) => isoDate(textIn(name, 'published', data));
  return entries.toSorted((a, b) => day(b).localeCompare(day(a)) || a.data.id.localeCompare(b.data.id, 'en', { numeric: true }));
}
