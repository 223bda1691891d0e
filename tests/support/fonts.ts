import { expect, type Page } from '@playwright/test';

/** Whether headings show the site's font. */
export function hasFont(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Anek Latin') && status === 'loaded'));
}

/** Waits until the page is laid out in its fonts. On a first visit their stand-ins show the text until all of them are there. */
export async function inItsFonts(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-stand-ins');
  await page.evaluate(() => document.fonts.ready);
}

/** How many fonts were asked for before the browser painted the page. Waits until it has, and until there are fonts. */
export async function fontsBeforePaint(page: Page): Promise<number> {
  await expect.poll(() => hasFont(page)).toBe(true);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    return performance.getEntriesByType('resource').filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < painted).length;
  });
}
