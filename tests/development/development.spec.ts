/**
 * `npm run dev`, where React reports what it ignores in a built page: an attribute or a text of the prerendered page that
 * the hydrated app would have rendered differently.
 */
import { href } from 'react-router';
import { axeFaults, darkContrastFaults } from '../support/axe.ts';
import { stubMap } from '../support/map.ts';
import { screens } from '../support/screens.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The first page makes the server bundle its packages, and then reloads itself.
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await hydrated(page);
  await page.close();
});

test('every screen is hydrated without a warning', async ({ page }) => {
  test.slow();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const path of screens) {
    if (path === href('/contact')) await stubMap(page);
    await page.goto(path);
    await hydrated(page);
    await page.unrouteAll();
  }
  expect(warnings).toEqual([]);
});

test('the components stand on one page, in all their states, without an accessibility fault', async ({ page }) => {
  await page.goto('/_ui');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Popup' })).toBeVisible();
  await page.getByRole('button', { name: 'Open for three seconds' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Thank you.' })).toBeVisible();
  await expect(page.getByRole('dialog').filter({ hasText: 'Thank you.' })).toBeHidden();
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await darkContrastFaults(page)).toEqual([]);
});
