import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import routes from '#app/routes.ts';
import { stubMap } from '../support/map.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens that no link leads to; the list of services is linked only from the search. */
const unlinked = ['/search', '/services', '/thank-you', '/*'];
const screens = routes.map((route) => `/${route.path ?? ''}`).filter((path) => !unlinked.includes(path));

test('a tour by links opens a page of every screen without an error, a page load or a request to anybody else', async ({ page, open }) => {
  await stubMap(page);
  await open('/');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const left = new Set(screens);
  left.delete('/');
  for (let path = await nextPath(page, left); path; path = await nextPath(page, left)) {
    const before = await page.title();
    await follow(page, path);
    await expect(page, path).not.toHaveTitle(before);
    expect(new URL(page.url()).pathname).toBe(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(heading, path).not.toHaveText(/^Oops|not found/);
    await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0);
    left.delete(screenOf(path) ?? '');
  }
  expect([...left]).toEqual([]);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

function screenOf(path: string): string | undefined {
  return screens.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':'))).find((screen) => matchPath(screen, path));
}

/**
 * Where the page has a link to a screen that is left. An entry's page comes first, since only some pages link to one, and
 * of the entries the one whose address has the most characters that must be encoded.
 */
async function nextPath(page: Page, left: ReadonlySet<string>): Promise<string | undefined> {
  const found = (await innerPaths(page)).filter((path) => left.has(screenOf(path) ?? ''));
  const encoded = (path: string) => path.split('%').length;
  const [entry] = found.filter((path) => screenOf(path)?.includes(':')).toSorted((a, b) => encoded(b) - encoded(a));
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

/** Presses the first link to an address: for the portfolio that of the header, since the hero's button loads the page anew on purpose. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const links = [...document.querySelectorAll('a')];
    const link = links.find(({ origin, pathname, hash }) => origin === location.origin && pathname === target && !hash);
    link?.click();
  }, path);
}
