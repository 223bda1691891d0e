import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { writePreviews } from './write.ts';

const siteUrl = 'https://site.example';

type Head = { title?: string; url?: string; image?: string; width?: string };

/** A built page as React writes it. */
function html({ title = 'A page', url = '/page', image = `${siteUrl}/social/page.png`, width = '1200' }: Head): string {
  const tags = { 'og:title': title, 'og:url': siteUrl + url, 'og:image': image, 'og:image:width': width, 'og:image:height': '630' };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${content}"/>`)
    .join('');
}

/** The built pages in a folder of their own, which is deleted when the test ends. */
async function built(...pages: string[]): Promise<{ folder: string; names: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'previews-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = pages.map((_, i) => `${i}.html`);
  await Promise.all(pages.map((page, i) => writeFile(join(folder, `${i}.html`), page)));
  return { folder, names };
}

test('each address gets one picture, whoever names it', async () => {
  const { folder, names } = await built(html({}), html({}), html({ url: '/other', image: `${siteUrl}/social/other.png` }));
  await writePreviews(folder, names, siteUrl);
  expect((await readdir(join(folder, 'social'))).toSorted()).toEqual(['other.png', 'page.png']);
});

test('pages of different titles may not share a picture', async () => {
  const { folder, names } = await built(html({ title: 'R&amp;D' }), html({ title: 'Care' }));
  await expect(writePreviews(folder, names, siteUrl)).rejects.toThrow("that of 'R&D' too");
});

test.each([
  [
    'names no picture',
    '<meta property="og:title" content="A page"/><meta property="og:url" content="https://site.example/"/>',
    'no og:image',
  ],
  ['names one of another host', html({ image: 'https://else.example/page.png' }), 'not an address below'],
  ['says another size', html({ width: '600' }), '1200'],
])('a page that %s stops the build', async (_, page, message) => {
  const { folder, names } = await built(page);
  await expect(writePreviews(folder, names, siteUrl)).rejects.toThrow(message);
});
