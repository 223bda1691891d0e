/** What an entry says about its publishing: drafts, days to come, former addresses, its language. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContentError } from '#content/content-error.ts';
import { site } from '#content/site.ts';
import { buildDay, markedTitle } from '#collections/publishing.ts';
import { startTestServer } from '#server/test-server.ts';
import { entryAddresses } from '../../src/integrations/delivery/delivery.ts';
import { writeHostFiles } from '../../src/integrations/delivery/host-files.ts';
import { buildFiles, files } from '../support/small-content.ts';

const buildAt = (time: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${time}${site.utcOffset}`) / 1000));

beforeEach(() => void buildAt('2026-11-22T00:30:00'));

const dayFields = { 'blog/first.md': 'blogDate', 'projects/mill/index.md': 'projectDate', 'jobs/developer.md': 'publishedDate' } as const;
type File = keyof typeof dayFields;
const entries: File[] = ['blog/first.md', 'projects/mill/index.md', 'jobs/developer.md'];
const titleOf = { 'blog/first.md': 'The first post', 'projects/mill/index.md': 'Mill', 'jobs/developer.md': 'Developer' };

const change = (file: File, line: string) => ({ ...files, [file]: files[file].replace(/^id:/m, `${line}\nid:`) });
const dated = (file: File, day: string) => ({
  ...files,
  [file]: files[file].replace(new RegExp(`^${dayFields[file]}:.*$`, 'm'), `${dayFields[file]}: ${day}`),
});

test('the day of the build is that of the company', () => {
  expect(buildDay()).toBe('2026-11-22');
  buildAt('2026-11-22T23:30:00');
  expect(buildDay()).toBe('2026-11-22');
});

test.each(entries)('a draft is in no build, wherever it would be shown: %s', async (file) => {
  const draft = change(file, 'draft: true');
  expect(JSON.stringify((await buildFiles(draft)).content)).not.toContain(titleOf[file]);
  expect(JSON.stringify((await buildFiles(draft, { drafts: true })).content)).toContain(titleOf[file]);
});

test.each(entries)('an entry is published on its day and not before it: %s', async (file) => {
  const shown = async (day: string) => JSON.stringify((await buildFiles(dated(file, day))).content).includes(titleOf[file]);
  expect([await shown('11-22-26'), await shown('11-23-26')]).toEqual([true, false]);
  expect(JSON.stringify((await buildFiles(dated(file, '11-23-26'), { drafts: true })).content)).toContain(titleOf[file]);
});

test('what is not published yet says so in its title while it is edited', () => {
  const post = { id: '1', blogSub: 'A title', blogDate: '11-22-26' };
  const later = { ...post, blogDate: '11-23-26' };
  expect(markedTitle('blog', { ...post, draft: true })).toBe('[Draft] A title');
  expect(markedTitle('blog', later)).toBe('[From 23 November 2026] A title');
  expect(markedTitle('blog', post)).toBe('A title');
});

test('a link to an entry that is not published stops the build', async () => {
  const linking = {
    ...change('blog/first.md', 'draft: true'),
    'blog/second.md': `${files['blog/second.md']}\n[First](/company/blog/first)\n`,
  };
  await expect(buildFiles(linking)).rejects.toThrow(
    'blog/second.md: the text: found a link to "/company/blog/first", expected the address',
  );
});

test('a former address leads to the present one', async () => {
  const { content } = await buildFiles({
    ...change('blog/first.md', 'formerly: ["A title: with a colon", শিরোনাম]'),
    'jobs/developer.md': files['jobs/developer.md'].replace(/^id:/m, 'formerly: [Programmer]\nid:'),
  });
  const folder = await mkdtemp(join(tmpdir(), 'moved-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeHostFiles(folder, entryAddresses(content).former);

  const record = await readFile(join(folder, '_redirects.json'), 'utf8');
  const { ask } = await startTestServer({ '_redirects.json': record });
  for (const [from, to] of [
    ['/company/blog/A%20title:%20with%20a%20colon?x=1', '/company/blog/The%20first%20post?x=1'],
    [`/company/blog/${encodeURIComponent('শিরোনাম')}/`, '/company/blog/The%20first%20post'],
    ['/company/career/circular/PROGRAMMER', '/company/career/circular/Developer'],
  ] as const) {
    expect(await ask(from)).toMatchObject({ status: 308, headers: { location: to } });
  }
  expect(await ask('/company/blog/a%20title:%20with%20a%20colon')).toMatchObject({ status: 404 });
  expect(await ask('/_redirects.json')).toMatchObject({ status: 404 });
});

test.each([
  [
    'another’s present title',
    'formerly: [শাড়ি & shari]',
    /first\.md: formerly\.0: found "শাড়ি & shari", expected an address that no entry has: it is that of content\/blog\/second\.md/,
  ],
  ['another’s file name', 'formerly: [second]', /first\.md: formerly\.0: found "second", expected an address that no entry has/],
  [
    'its own',
    'formerly: [Old, The first post]',
    /first\.md: formerly\.1: found "The first post", expected an address that it no longer has/,
  ],
  ['the same twice', 'formerly: [Old, Old]', /first\.md: formerly\.1: found "Old", expected each former address once/],
  [
    'a whole address',
    'formerly: [/company/blog/Old]',
    /first\.md: formerly\.0: found "\/company\/blog\/Old", expected a former title, not a whole address/,
  ],
])('a former address that is %s stops the build with a sentence', async (_, line, problem) => {
  const error = await contentErrorOf(change('blog/first.md', line));
  expect(error).toMatch(problem);
});

test('a former address of two entries stops the build with a sentence', async () => {
  const both = change('blog/first.md', 'formerly: [Old]');
  const error = await contentErrorOf({ ...both, 'blog/second.md': files['blog/second.md'].replace(/^id:/m, 'formerly: [Old]\nid:') });
  expect(error).toMatch(
    /(first|second)\.md: formerly\.0: found "Old", expected an address that content\/blog\/(first|second)\.md does not name/,
  );
});

test('the language of an entry is that of its text: of its notes, and of all that is not marked otherwise', async () => {
  const text = 'লেখা[^1] and more.\n\n[^1]: টীকা\n\n| ক |\n| - |\n| খ |\n';
  const pageOf = async (line: string) => {
    const { content, texts } = await buildFiles({ ...files, 'blog/first.md': `${change('blog/first.md', line)['blog/first.md']}${text}` });
    const post = content.blog.find(({ slug }) => slug === 'first');
    return post && texts.get(post)?.html;
  };
  const bangla = await pageOf('language: bn');
  for (const word of ['টীকা</h2>', 'ছক', 'লেখায় ফিরুন (টীকা ১)']) expect(bangla).toContain(word);
  expect(bangla).not.toContain('lang=');
  const english = await pageOf('updated: 10-21-26');
  for (const word of ['Notes</h2>', 'Back to the text at note 1', 'lang="bn"']) expect(english).toContain(word);
  expect(await contentErrorOf(change('blog/first.md', 'language: Bangla'))).toMatch(/language: found "Bangla", expected one of: en, bn/);
});

async function contentErrorOf(content: Record<string, string>): Promise<string> {
  const error: unknown = await buildFiles(content).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  return String(error);
}
