import type { Page } from '@playwright/test';

/** Whether headings show the site's font. */
export function hasFont(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Anek Latin') && status === 'loaded'));
}

/** Waits until the page is laid out in its fonts. */
export async function inItsFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}
