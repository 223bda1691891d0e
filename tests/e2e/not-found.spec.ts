import type { Page } from '@playwright/test';
import { notFound } from '#content/records.ts';
import { search } from '#content/search.ts';
import { posts } from '../support/entries.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ pageGuards }) => pageGuards.allow('404 (Not Found)'));

test('an unknown address, such as the one in the content of a post, shows Oops!! and leads home', async ({ page }) => {
  const response = await page.goto(posts[0]?.data.blogLink ?? '');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByText(notFound.text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(notFound.imageAlt);
  await page.getByRole('link', { name: notFound.button }).click();
  await expect(page).toHaveURL('/');
});

test('the not-found page’s thread runs from the cloth to the button at every width', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => thread(page), `${width} px`).toEqual({ beginsInCloth: true, meetsButton: true });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const [needed, there] = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(needed, 'no part is wider than a window of 320 px').toBe(there);
});

test('a search without a result names the page that has a word of the query', async ({ page }) => {
  const { name = '', link = '', words = '' } = search.elsewhere.places.at(-1) ?? {};
  const fitting = page.getByRole('navigation', { name: search.elsewhere.fitting });
  await page.goto(`/search?q=${encodeURIComponent(`nothing ${words.split(',')[0]} nothing`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.noResult);
  await fitting.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(link);
});

/** Where the thread's ends are. */
function thread(page: Page): Promise<{ beginsInCloth: boolean; meetsButton: boolean } | null> {
  return page.getByRole('main').evaluate((main) => {
    const [path, button, cloth] = [main.querySelector('path'), main.querySelector('a'), main.querySelector('img')];
    const matrix = path?.getScreenCTM();
    if (!path || !button || !cloth || !matrix) return null;
    const at = (length: number) => path.getPointAtLength(length).matrixTransform(matrix);
    const [from, to, target, picture] = [at(0), at(path.getTotalLength()), button.getBoundingClientRect(), cloth.getBoundingClientRect()];
    return {
      beginsInCloth: from.y < picture.bottom && from.x < picture.right,
      meetsButton: Math.hypot(to.x - target.left, to.y - (target.top + target.height / 2)) < 2,
    };
  });
}
