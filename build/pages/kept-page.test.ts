import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digest } from '../recipe.ts';
import type { KnownPage } from './entry-pages.ts';
import { keepPage, sizeAndTime } from './kept-page.ts';

const text = '<p>A post</p>';
const known: KnownPage = {
  input: 'what decides about it',
  output: digest(text),
  size: text.length,
  time: 0,
  start: '/assets/start.js',
  shared: { title: 'A post', url: '/', image: '/a.png', width: 1, height: 1 },
};
const files = ['Title.html', 'slug.html'];

/** The last site, in which the page has this text, and an empty new one. */
async function folders(last: string) {
  const root = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [site, released] = [join(root, 'next'), join(root, 'last')];
  for (const folder of [site, released]) await mkdir(folder);
  await writeFile(join(released, 'Title.html'), last);
  return { site, released };
}

test('a page about which nothing has changed stays, at all its addresses', async () => {
  const both = await folders(text);
  expect(await keepPage({ files, known }, both)).toEqual({ ...known, ...sizeAndTime(join(both.released, 'Title.html')) });
  for (const file of files) expect(await readFile(join(both.site, file), 'utf8')).toBe(text);
});

test('a page is not read again while its file has the size and the time that were noted', async () => {
  const both = await folders(text);
  const noted = { ...known, output: 'of no text', ...sizeAndTime(join(both.released, 'Title.html')) };
  expect(await keepPage({ files, known: noted }, both)).toEqual(noted);
  expect(await keepPage({ files, known: { ...noted, time: 0 } }, await folders(text))).toBeUndefined();
});

test.each([
  ['about which something has changed', text, undefined],
  ['that is cut off', text.slice(0, 5), known],
  ['that is empty', '', known],
  ['that has other letters', text.replace('A post', 'A word'), known],
])('a page %s is written anew', async (_, last, before) => {
  const both = await folders(last);
  expect(await keepPage({ files, known: before }, both)).toBeUndefined();
  await expect(readFile(join(both.site, 'slug.html'))).rejects.toThrow('ENOENT');
});
