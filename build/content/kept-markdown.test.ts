import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Picture } from '#content/entries.ts';
import { keptMarkdown } from './kept-markdown.ts';
import type { Options } from './markdown.ts';

const text = 'A [link](/company/blog) and\n\n![a picture](mill)\n';
const picture: Picture = { src: '/assets/mill-1.webp', width: 320, height: 180, alt: '' };
const options = { findPicture: async () => picture, kindOf: () => 'page' } satisfies Options;

async function emptyCache(): Promise<string> {
  const cache = await mkdtemp(join(tmpdir(), 'texts-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  return cache;
}

test('the same text is the same the second time, from what was kept', async () => {
  const cache = await emptyCache();
  const first = await keptMarkdown(text, options, cache);
  expect(first.html).toContain('/assets/mill-1.webp');
  const [file = '', ...more] = await readdir(cache);
  expect(more).toEqual([]);
  const kept = JSON.stringify({
    rendered: { ...first, html: 'kept' },
    links: { '/company/blog': '"page"' },
    pictures: { mill: JSON.stringify(picture) },
  });
  await writeFile(join(cache, file), kept);
  expect(await keptMarkdown(text, options, cache)).toEqual({ ...first, html: 'kept' });
});

test.each([
  ['a link leads to nothing now', { ...options, kindOf: () => undefined }, /"deadLinks":\["\/company\/blog"\]/],
  ['a picture is another one', { ...options, findPicture: async () => ({ ...picture, src: '/assets/mill-2.webp' }) }, /mill-2/],
  ['headings begin lower', { ...options, headingShift: 1 }, /mill-1/],
])('when %s, the text is rendered anew', async (_, changed: Options, expected) => {
  const cache = await emptyCache();
  await keptMarkdown(text, options, cache);
  const look = vi.fn<Options['kindOf']>(changed.kindOf);
  expect(JSON.stringify(await keptMarkdown(text, { ...changed, kindOf: look }, cache))).toMatch(expected);
  expect(look).toHaveBeenCalled();
});

test('a kept text that is damaged counts as none', async () => {
  const cache = await emptyCache();
  const first = await keptMarkdown(text, options, cache);
  const [file = ''] = await readdir(cache);
  await writeFile(join(cache, file), '{"rendered":');
  expect(await keptMarkdown(text, options, cache)).toEqual(first);
});
