import { link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressSite } from './compress-site.ts';

const text = (word: string) => `${word} `.repeat(200);

/** A site that has been built and compressed once, and how a second build of it goes. */
async function builtSite(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [next, last] = [join(root, 'next'), join(root, 'last')];
  const write = async (all: Record<string, string>) => {
    await mkdir(join(next, 'assets'), { recursive: true });
    for (const [file, content] of Object.entries(all)) await writeFile(join(next, file), content);
  };
  await write(files);
  await compressSite(next, last, () => false);
  await rename(next, last);
  await write(files);
  return {
    next,
    last,
    again: () => compressSite(next, last, () => false),
    contentOf: async (file: string) => [
      String(brotliDecompressSync(await readFile(join(next, `${file}.br`)))),
      String(gunzipSync(await readFile(join(next, `${file}.gz`)))),
    ],
  };
}

test('a second build compresses only what has changed, and both copies of it', async () => {
  const site = await builtSite(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`page-${i}.html`, text(`page ${i}`)])));
  await writeFile(join(site.next, 'page-7.html'), text('changed'));
  expect(await site.again()).toEqual({ compressed: 2, kept: 58 });
  expect(await site.contentOf('page-7.html')).toEqual([text('changed'), text('changed')]);
  expect(await site.contentOf('page-8.html')).toEqual([text('page 8'), text('page 8')]);
});

test.each([
  ['cut off', (copy: Buffer) => copy.subarray(0, 20)],
  ['empty', () => Buffer.alloc(0)],
  ['of other bytes', () => Buffer.alloc(60, 'x')],
])('a copy of the last build that is %s is made anew', async (_, damage) => {
  const site = await builtSite({ 'page.html': text('page') });
  for (const extension of ['.br', '.gz']) {
    const file = join(site.last, `page.html${extension}`);
    await writeFile(file, damage(await readFile(file)));
  }
  expect(await site.again()).toEqual({ compressed: 2, kept: 0 });
  expect(await site.contentOf('page.html')).toEqual([text('page'), text('page')]);
});

test('a page with two addresses is compressed once, and both addresses have its copies', async () => {
  const site = await builtSite({ 'title.html': text('post') });
  await rm(site.last, { recursive: true });
  await link(join(site.next, 'title.html'), join(site.next, 'slug.html'));
  expect(await site.again()).toEqual({ compressed: 2, kept: 0 });
  expect(await site.contentOf('slug.html')).toEqual([text('post'), text('post')]);
  expect(await site.contentOf('title.html')).toEqual([text('post'), text('post')]);
});
