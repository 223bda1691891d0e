/** Reads and checks everything in content/. Content with a problem stops the build. */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { parse } from 'yaml';
import { parseDate } from '#content/dates.ts';
import { characterProblems } from '#content/characters.ts';
import type { Fill } from '#content/fill.ts';
import { filled } from '#content/read-files.ts';
import { ContentError, check, type Problem } from '#content/content-error.ts';
import { readRecordsAnew } from './current-records.ts';
import { entryFiles } from './entry-files.ts';
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
  const read = contentOf((name) => readFolder(root, name, fill, problems));
  const content = contentOf((name) => newestFirst(name, read[name]));
  const published = publishedOn(buildDay(), content);
  problems.push(...entryProblems(read, published));
  if (problems.length > 0) throw new ContentError(problems);
  return drafts ? content : published;
}

function readFolder(root: string, name: CollectionName, fill: Fill, problems: Problem[]): AnyEntry[] {
  const { schema } = table[name];
  const entries: AnyEntry[] = [];
  for (const file of entryFiles(root, name, problems)) {
    const displayPath = relative(dirname(root), file);
    const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    problems.push(...characterProblems(source, displayPath));
    const entry = parseEntry(source, displayPath, problems);
    if (!entry) continue;
    const text = fillMarkdown(entry.text, displayPath, fill, entry.above).trim();
    const fields = filled(entry.fields, (value, field) => fill(value, { file: displayPath, field }));
    const data = check(schema, fields, displayPath, problems);
    if (!text) {
      problems.push({
        file: displayPath,
        field: 'the text',
        found: 'nothing',
        expected: 'expected the entry’s text after the second line of ---',
      });
    }
    const slug = basename(file) === 'index.md' ? basename(dirname(file)) : basename(file, '.md');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      problems.push({
        file: displayPath,
        field: 'the file’s name',
        found: `"${slug}"`,
        expected: 'expected small letters, digits and single hyphens',
      });
    }
    if (data !== undefined) entries.push({ file: displayPath, folder: dirname(file), slug, schema, data, text });
  }
  return entries;
}

/**
 * The fields between two lines of `---` and the text below, with the number of lines above it. Some programs put a byte order mark
 * or blank lines before the first line. Undefined if the fields cannot be read, which is a problem.
 */
function parseEntry(source: string, file: string, problems: Problem[]): { fields: unknown; text: string; above: number } | undefined {
  const match = /^(\s*)---\n([^]*?)\n---(?:\n([^]*))?$/.exec(source);
  if (!match) {
    problems.push({
      file,
      field: 'the whole entry',
      found: 'no front matter',
      expected: 'expected fields between two lines of ---, then the text',
    });
    return undefined;
  }
  const [, above = '', fields = '', text = ''] = match;
  try {
    // The first line of --- counts, so that an error names the line of the file.
    return { fields: parse(`${above}\n${fields}`), text, above: source.slice(0, source.length - text.length).split('\n').length - 1 };
  } catch (error) {
    problems.push({
      file,
      field: 'the front matter',
      found: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '',
      expected: 'expected lines such as "title: Text" (quote a text that contains a colon)',
    });
    return undefined;
  }
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
  const isoDate = ({ data }: AnyEntry) => parseDate(textIn(name, 'published', data)) ?? '';
  return entries.toSorted((a, b) => isoDate(b).localeCompare(isoDate(a)) || a.data.id.localeCompare(b.data.id, 'en', { numeric: true }));
}
