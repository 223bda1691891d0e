/** Reads and checks everything in content/. Content with a problem stops the build. */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';
import { parseDate } from '#content/dates.ts';
import { characterProblems } from '#content/characters.ts';
import type { Fill } from '#content/fill.ts';
import { filled, readFiles } from '#content/read-files.ts';
import { Job, Post, Project } from '#content/schemas/entries.ts';
import { ContentError, check, type Problem } from '#content/content-error.ts';
import { entryFiles } from './entry-files.ts';
import { metaProblems } from './entry-meta.ts';
import { entryProblems } from './entry-problems.ts';
import { formerAddressProblems } from './former-address-problems.ts';
import { fillMarkdown } from './placeholders.ts';
import { buildDay, publishedOn } from './publishing.ts';

/** One Markdown entry. `slug` is the name of its file or folder, `folder` contains its pictures. */
export type Entry<Data> = { file: string; folder: string; slug: string; data: Data; text: string };
export type Content = { posts: Entry<Post>[]; projects: Entry<Project>[]; jobs: Entry<Job>[] };

/**
 * The entries that visitors may see on the day of the build, newest first; with `drafts`, all. Throws a ContentError that lists
 * every problem of every file, published or not, after those already known.
 */
export async function readContent(root: string, known: readonly Problem[] = [], { drafts = false } = {}): Promise<Content> {
  const problems = [...known];
  // Not those of records.ts, which a process reads once: in development, facts change.
  const fill = readFiles('content').filling(problems);
  const posts = await readFolder(root, 'blog', Post, fill, problems);
  const projects = await readFolder(root, 'projects', Project, fill, problems);
  const jobs = await readFolder(root, 'jobs', Job, fill, problems);
  for (const { file, slug, data } of posts) {
    if (data.blogLink.split('/').at(-1) !== slug) {
      problems.push({ file, field: 'blogLink', found: `"${data.blogLink}"`, expected: `expected "/blogs/${slug}", after the file's name` });
    }
  }
  for (const entries of [posts, projects, jobs]) {
    checkUnique<{ id: string }>(entries, 'id', ({ data }) => data.id, problems);
    // `first.md` and `first/index.md`
    checkUnique<unknown>(entries, 'the file’s name', ({ slug }) => slug, problems);
  }
  checkUnique(projects, 'projectName', ({ data }) => data.projectName, problems);
  checkUnique(jobs, 'jobTitle', ({ data }) => data.jobTitle, problems);
  checkTitlesAgainstSlugs(posts, problems);
  const content = {
    posts: newestFirst(posts, ({ data }) => data.blogDate),
    projects: newestFirst(projects, ({ data }) => data.projectDate),
    jobs: newestFirst(jobs, ({ data }) => data.publishedDate),
  };
  const published = publishedOn(buildDay(), content);
  problems.push(...metaProblems(published), ...entryProblems(content), ...formerAddressProblems(content));
  if (problems.length > 0) throw new ContentError(problems);
  return drafts ? content : published;
}

async function readFolder<Schema extends z.ZodType>(root: string, name: string, schema: Schema, fill: Fill, problems: Problem[]) {
  const entries: Entry<z.output<Schema>>[] = [];
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
    if (data !== undefined) entries.push({ file: displayPath, folder: dirname(file), slug, data, text });
  }
  return entries;
}

/**
 * The fields between two lines of `---` and the text below, with the number of lines above it. Some programs put a byte order mark or blank lines before the first
 * line. Undefined if the fields cannot be read, which is a problem.
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

/** Two spellings of a value count as one, since they are the same file on Windows and macOS. */
function checkUnique<Data>(
  entries: readonly Entry<Data>[],
  field: string,
  valueOf: (entry: Entry<Data>) => string,
  problems: Problem[],
): void {
  const seen = new Map<string, string>();
  for (const entry of entries) {
    const found = valueOf(entry);
    const same = found.normalize().toLowerCase();
    const first = seen.get(same);
    if (first) {
      problems.push({ file: entry.file, field, found: `"${found}"`, expected: `expected one that ${first} does not have already` });
    } else seen.set(same, entry.file);
  }
}

/**
 * A post's title may not be another post's slug, because both can be the last segment of a post's address; nor another one's
 * title in another spelling, which on Windows and macOS is the same file.
 */
function checkTitlesAgainstSlugs(posts: Entry<Post>[], problems: Problem[]): void {
  const fileName = (text: string) => text.normalize().toLowerCase();
  const bySlug = new Map(posts.map((post) => [fileName(post.slug), post]));
  const byTitle = new Map(posts.map((post) => [fileName(post.data.blogSub), post]));
  for (const { file, slug, data } of posts) {
    const other = bySlug.get(fileName(data.blogSub));
    if (other && other.slug !== slug) {
      problems.push({
        file,
        field: 'blogSub',
        found: `"${data.blogSub}"`,
        expected: `expected a title that is not the file name of ${other.file}`,
      });
    }
    const spelled = byTitle.get(fileName(data.blogSub));
    if (spelled && spelled.data.blogSub !== data.blogSub) {
      problems.push({
        file,
        field: 'blogSub',
        found: `"${data.blogSub}"`,
        expected: `expected the spelling of ${spelled.file}, "${spelled.data.blogSub}", or another title: not every file system tells them apart`,
      });
    }
  }
}

function newestFirst<Data extends { id: string }>(entries: Entry<Data>[], dateOf: (entry: Entry<Data>) => string): Entry<Data>[] {
  const isoDate = (entry: Entry<Data>) => parseDate(dateOf(entry)) ?? '';
  return entries.toSorted((a, b) => isoDate(b).localeCompare(isoDate(a)) || a.data.id.localeCompare(b.data.id, 'en', { numeric: true }));
}
