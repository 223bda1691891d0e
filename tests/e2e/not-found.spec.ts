import type { Page } from '@playwright/test';
import { expect, started, test } from '../support/test.ts';

test.beforeEach(({ promises }) => promises.allow('404 (Not Found)'));

test('an unknown address shows Oops!!, says what happened, and leads home without a page load', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!!');
  await expect(page.getByText(/cannot be found/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(/404/);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

for (const { what, path } of [
  { what: 'the address in the content of a post', path: '/blogs/wordpress-or-drupal' },
  { what: 'the development’s page of primitives', path: '/_ui' },
]) {
  test(`${what} is no page`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await started(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!!');
  });
}

test('the red thread runs from the end of the cloth to the button at every width', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/no/such/page');
  await started(page);
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => thread(page)).toEqual({ beginsInCloth: true, meetsButton: true });
  }
});

/** Where the thread's ends are; nothing while the app puts its own page in the delivered one's place. */
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

test('without JavaScript an unknown address shows the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/no/such/page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!!');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await context.close();
});

test('no part of it is wider than a window of 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/no/such/page');
  await started(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
