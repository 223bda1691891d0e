/** What the service worker fetches ahead (app/offline/worker.ts), as it stands in the built /sw.js. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixture, own } from '../support/sites.ts';

const read = (site: string, file: string) => readFileSync(join(site, file), 'utf8');
const aheadOf = (site: string) => new Set(read(site, 'sw.js').match(/(?<=[,`"'])\/[^,`"'\s]+(?=[,`"'])/g));

test('every page that the offline page lists is fetched ahead, and the search', () => {
  const [main = ''] = /<main[^]*?<\/main>/.exec(read(own.folder, 'offline.html')) ?? [];
  const links = [...main.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, link = '']) => link);
  const addresses = aheadOf(own.folder);
  expect(links).toContain('/contact');
  expect(['/search', ...links].filter((link) => link !== '/' && !addresses.has(link))).toEqual([]);
});

test('the tiles in the styles of a page are fetched ahead', () => {
  const tiles = read(own.folder, 'index.html').match(/(?<=url\()\/assets\/[^)]+\.webp(?=\))/g) ?? [];
  const addresses = aheadOf(own.folder);
  expect(tiles.length).toBeGreaterThan(5);
  expect(tiles.filter((tile) => !addresses.has(tile))).toEqual([]);
});

test.each(['company/blog', 'portfolio', 'company/career/circular'])(
  'with the data of the entries in %s comes the screen that shows them',
  (folder) => {
    const entry = readdirSync(join(fixture.folder, folder)).find((file) => file.endsWith('.html') && file !== '404.html');
    const scripts = read(fixture.folder, `${folder}/${entry}`).match(/\/assets\/(?:post|project|circular)-[\w-]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    const addresses = aheadOf(fixture.folder);
    expect(scripts.filter((script) => !addresses.has(script))).toEqual([]);
  },
);
