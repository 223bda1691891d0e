import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Subject } from './compositions.ts';
import { keepPreview, KeptPreviews } from './kept.ts';

const page = (title: string): Subject => ({ kind: 'page', title, seed: '/' });
const picture = Buffer.from('a picture');

/** A folder with the preview of the page 'One'. */
async function keptOne(): Promise<string> {
  const cache = await mkdtemp(join(tmpdir(), 'previews-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  await keepPreview(page('One'), picture, cache);
  return cache;
}

/** The bytes of the preview that is kept of a subject. */
async function kept(subject: Subject, cache: string): Promise<Buffer | null> {
  const file = (await KeptPreviews.in(cache)).find(subject);
  return file === null ? null : readFile(file);
}

test('a preview is kept for what it shows, and for nothing else', async () => {
  const cache = await keptOne();
  expect(await kept(page('One'), cache)).toEqual(picture);
  expect(await kept(page('Two'), cache)).toBeNull();
  expect(await kept({ ...page('One'), seed: '/other' }, cache)).toBeNull();
});

test.each([
  ['cut off', Buffer.from('a')],
  ['empty', Buffer.alloc(0)],
  ['of other bytes', Buffer.alloc(100, 'x')],
])('a kept preview that is %s counts as none, and the next one takes its place', async (_, damaged) => {
  const cache = await keptOne();
  const [name = ''] = await readdir(cache);
  await writeFile(join(cache, name), damaged);
  expect(await kept(page('One'), cache)).toBeNull();
  await keepPreview(page('One'), picture, cache);
  expect(await kept(page('One'), cache)).toEqual(picture);
});
