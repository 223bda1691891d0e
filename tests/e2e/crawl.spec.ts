import { blog, jobs, notFound, portfolio } from '#content/records.ts';
import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { stubMap } from '../support/map.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Addresses of the specification's screens; of entries' pages how they begin. */
const entryPages = [paths.post(''), paths.project(''), paths.job('')];
const fixedPages = Object.values(paths).filter((path) => typeof path === 'string');
/** What the page says of an address that is not there. */
const notFoundHeadings = new RegExp([notFound.heading, blog.notFound, portfolio.notFound, jobs.job.notFound].join('|'));
const unlinked: string[] = [paths.search, paths.services, paths.thankYou];

test('a tour by links opens a page of every screen without an error or a request to anybody else', async ({ page, open }) => {
  await stubMap(page);
  const left = new Set<string>([
    ...fixedPages,
    '/product-solution/ecommerce-360',
    '/product-solution/restaurant-management',
    ...entryPages,
  ]);
  for (const path of unlinked) left.delete(path);
  await open('/');
  left.delete('/');
  for (let path = await nextPath(page, left); path; path = await nextPath(page, left)) {
    await follow(page, path);
    await expect.poll(() => new URL(page.url()).pathname, path).toBe(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(heading, path).not.toHaveText(notFoundHeadings);
    await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0);
    left.delete(screenOf(path, left) ?? '');
  }
  expect([...left]).toEqual([]);
});

/** The screen among those left that an address belongs to. */
function screenOf(path: string, left: ReadonlySet<string>): string | undefined {
  return left.has(path) ? path : entryPages.find((start) => left.has(start) && path.startsWith(start));
}

/**
 * Where the page has a link to a screen that is left. An entry's page comes first, since only some pages link to one, and
 * of the entries the one whose address has the most characters that must be encoded.
 */
async function nextPath(page: Page, left: ReadonlySet<string>): Promise<string | undefined> {
  const found = (await innerPaths(page)).filter((path) => screenOf(path, left) !== undefined);
  const encoded = (path: string) => path.split('%').length;
  const [entry] = found.filter((path) => !left.has(path)).toSorted((a, b) => encoded(b) - encoded(a));
  return entry ?? found[0];
}

/** Where the links of a page lead on this site. */
function innerPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].filter(
      ({ origin, pathname, hash }) => origin === location.origin && !hash && !/\.\w+$/.test(pathname),
    );
    return [...new Set(links.map(({ pathname }) => pathname))];
  });
}

/** Presses the first link to an address. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const links = [...document.querySelectorAll('a')];
    const link = links.find(({ origin, pathname, hash }) => origin === location.origin && pathname === target && !hash);
    link?.click();
  }, path);
}
