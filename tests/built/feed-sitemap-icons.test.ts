/** The files that machines ask for: the feed, the sitemap, the icons and the manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseDate } from '#content/dates.ts';
import { site } from '#content/site.ts';
import { all, attributes, builtPage, meta, one, text } from '../support/built-pages.ts';
import { posts, projects } from '../support/entries.ts';
import { site as builtSite } from '../support/sites.ts';

const read = (file: string) => readFileSync(join(builtSite.folder, file), 'utf8');
const startOf = (date: string) => `${parseDate(date)}T00:00:00${site.utcOffset}`;

test('the feed has each post with its days and its whole text, whose addresses are full ones', () => {
  const feed = read('feed.xml');
  expect(feed).not.toMatch(/&(?!(?:amp|lt|gt|quot|#x[\dA-F]+);)/);
  const entries = [...feed.matchAll(/<entry[^>]*>(.*?)<\/entry>/gs)].map(([, entry = '']) => entry);
  expect(entries).toHaveLength(posts.length);
  for (const [i, { data, slug }] of posts.entries()) {
    const entry = entries[i] ?? '';
    const field = (name: string) => unescape(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 's').exec(entry)?.[1] ?? '');
    expect([field('title'), field('summary'), field('name')]).toEqual([data.blogSub, data.blogDesc, data.blogPoster]);
    expect([field('published'), field('updated')]).toEqual([startOf(data.blogDate), startOf(data.updated ?? data.blogDate)]);
    const { tree } = builtPage(`/company/blog/${slug}`);
    const [canonical] = attributes('link[rel="canonical"]', 'href', tree);
    expect(unescape(/<link href="([^"]+)"/.exec(entry)?.[1] ?? '')).toBe(canonical);
    const content = fromHtml(field('content'), { fragment: true });
    const shown = one('[data-text]', tree);
    expect(text(content)).toBe(text(shown));
    for (const name of ['href', 'src']) {
      for (const address of attributes(`[${name}]`, name, content)) expect(address).toMatch(/^(https?:\/\/|mailto:|tel:)/);
    }
    expect(all('img[src]', content)).toHaveLength(all('img', shown).length);
  }
  const [updated] = /(?<=<updated>)[^<]+/.exec(feed) ?? [];
  expect(updated).toBe(
    posts
      .map(({ data }) => startOf(data.updated ?? data.blogDate))
      .toSorted()
      .at(-1),
  );
});

test('a day of the last change is the same on the page, for shared links, for search engines and in the sitemap', () => {
  const changed = [
    ...posts.map(({ data, slug }) => ({ path: `/company/blog/${slug}`, updated: data.updated })),
    ...projects.map(({ data }) => ({ path: `/portfolio/${data.projectName}`, updated: data.updated })),
  ].flatMap(({ path, updated }) => (updated === undefined ? [] : { path, updated }));
  expect(changed).toHaveLength(2);
  const sitemap = read('sitemap.xml');
  for (const { path, updated } of changed) {
    const { tree, html } = builtPage(path);
    const day = parseDate(updated) ?? '';
    expect(attributes('main dl time', 'dateTime', tree)[1]).toBe(day);
    expect(meta('article:modified_time', tree)).toBe(startOf(updated));
    expect(html.includes(`"dateModified":"${startOf(updated)}"`)).toBe(path.startsWith('/company/blog/'));
    const [canonical = ''] = attributes('link[rel="canonical"]', 'href', tree);
    expect(sitemap).toContain(`<loc>${canonical.replaceAll('&', '&amp;')}</loc><lastmod>${day}</lastmod>`);
  }
  // A list changes with its newest entry; other pages name no day.
  expect(sitemap).toMatch(/\/company\/blog<\/loc><lastmod>2026-11-24</);
  expect(sitemap).toMatch(/\/contact<\/loc><\/url>/);
});

test('the icons are at the addresses that browsers and phones ask for, in the sizes that they are named with', async () => {
  const icons: unknown = JSON.parse(read('manifest.json'));
  expect(icons).toMatchObject({ start_url: '/', icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }] });
  for (const [file, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const) {
    expect(await sharp(join(builtSite.folder, file)).metadata()).toMatchObject({ width: size, height: size, hasAlpha: false });
  }
  const ico = readFileSync(join(builtSite.folder, 'favicon.ico'));
  const sizes = await Promise.all(
    [0, 1, 2].map(async (i) => {
      const offset = ico.readUInt32LE(6 + 16 * i + 12);
      return (await sharp(ico.subarray(offset, offset + ico.readUInt32LE(6 + 16 * i + 8))).metadata()).width;
    }),
  );
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ...sizes]).toEqual([1, 3, 16, 32, 48]);
});

test('hosts of static files are told the type of the feed', () => {
  expect(read('_headers')).toContain('/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8');
});

function unescape(value: string): string {
  return value
    .replaceAll(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
