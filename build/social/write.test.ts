import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PageFacts } from '../pages/page-facts.ts';
import { writePreviews } from './write.ts';

const siteUrl = 'https://site.example';
const content = { posts: [], projects: [], jobs: [] };
const page: PageFacts = {
  file: 'page/index.html',
  canonical: `${siteUrl}/page`,
  shared: { title: 'A page', url: `${siteUrl}/page`, image: `${siteUrl}/social/page.png`, width: 1200, height: 630 },
};

function like(shared: Partial<PageFacts['shared']>): PageFacts {
  return { ...page, shared: { ...page.shared, ...shared } };
}

/** An empty folder, which is deleted when the test ends. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'previews-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('each address gets one picture, however many pages name it, and a page with noindex gets none', async () => {
  const folder = await emptyFolder();
  const other = like({ url: `${siteUrl}/other`, image: `${siteUrl}/social/other.png` });
  const hidden = { ...like({ image: `${siteUrl}/social/hidden.png` }), canonical: undefined };
  await writePreviews(folder, [page, page, other, hidden], content, siteUrl);
  expect((await readdir(join(folder, 'social'))).toSorted()).toEqual(['other.png', 'page.png']);
});

test('pages with different titles may not share a picture', async () => {
  const folder = await emptyFolder();
  await expect(writePreviews(folder, [like({ title: 'R&D' }), like({ title: 'Care' })], content, siteUrl)).rejects.toThrow(
    "also the preview of 'R&D'",
  );
});

test.each([
  ['names a picture of another host', like({ image: 'https://else.example/page.png' }), 'not an address below'],
  ['names another size', like({ width: 600 }), '600 x 630 in the head, expected 1200 x 630'],
])('a page that %s stops the build with a message that names its file', async (_, wrong, message) => {
  await expect(writePreviews(await emptyFolder(), [wrong], content, siteUrl)).rejects.toThrow(new RegExp(`^page/index.html: .*${message}`));
});
