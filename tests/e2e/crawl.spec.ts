import type { Page } from '@playwright/test';
import { expect, started, test } from '../support/test.ts';

test(
  'a tour of the whole site by its links shows no error, loads no page anew and asks nobody else for anything',
  { tag: '@desk' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    await page.goto('/');
    await started(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const seen = new Set(['/']);
    await visitAll(page, seen);
    expect(seen.size).toBeGreaterThan(40);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  },
);

/** Follows every link of the page that leads to a page not yet seen, and comes back. */
async function visitAll(page: Page, seen: Set<string>): Promise<void> {
  const here = await page.evaluate(() => location.pathname);
  for (const path of await innerPaths(page)) {
    if (seen.has(path)) continue;
    seen.add(path);
    // After coming back the page may still be on its way.
    await expect.poll(() => follow(page, path)).toBe(true);
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(heading, path).not.toHaveText(/^Oops|not found/);
    await visitAll(page, seen);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(here);
    await expect(heading).toHaveCount(1);
  }
}

/** Where the links of a page lead on this site; without the hero's Portfolio button, which is a full load on purpose. */
function innerPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].filter(
      ({ origin, pathname, hash }) => origin === location.origin && !hash && !/\.\w+$/.test(pathname),
    );
    return [...new Set(links.map(({ pathname }) => pathname))];
  });
}

/** Presses the page's link to an address; false when it has none, or when the page is still changing and a visitor could not press it. */
function follow(page: Page, path: string): Promise<boolean> {
  return page.evaluate((target) => {
    if (document.documentElement.matches(':active-view-transition')) return false;
    const link = [...document.querySelectorAll('a')].find(
      ({ origin, pathname, hash }) => origin === location.origin && pathname === target && !hash,
    );
    link?.click();
    return link !== undefined;
  }, path);
}
