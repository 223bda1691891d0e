import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Subject } from './compositions.ts';
import { keepPreview, keptPreview } from './kept.ts';

const page = (title: string): Subject => ({ kind: 'page', title, seed: '/' });
const picture = Buffer.from('a picture');

/** A folder with the preview of the page 'One'. */
async function keptOne(): Promise<string> {
  const cache = await mkdtemp(join(tmpdir(), 'previews-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  await keepPreview(page('One'), picture, cache);
  return cache;
}

test('a preview is kept for what it shows, and for nothing else', async () => {
  const cache = await keptOne();
  expect(await keptPreview(page('One'), cache)).toEqual(picture);
  expect(await keptPreview(page('Two'), cache)).toBeNull();
  expect(await keptPreview({ ...page('One'), seed: '/other' }, cache)).toBeNull();
});

test.each([
  ['cut off', Buffer.from('a')],
  ['empty', Buffer.alloc(0)],
  ['of other bytes', Buffer.alloc(100, 'x')],
])('a kept preview that is %s counts as none, and the next one takes its place', async (_, damaged) => {
  const cache = await keptOne();
  const [name = ''] = await readdir(cache);
  await writeFile(join(cache, name), damaged);
  expect(await keptPreview(page('One'), cache)).toBeNull();
  await keepPreview(page('One'), picture, cache);
  expect(await keptPreview(page('One'), cache)).toEqual(picture);
});
