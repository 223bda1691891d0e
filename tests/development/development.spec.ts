/**
 * `npm run dev`, where React reports what it ignores in a built page: an attribute or a text of the prerendered page that
 * the hydrated app would have rendered differently.
 */
import { stubMap } from '../support/map.ts';
import { screens } from '../support/screens.ts';
import { paths } from '#lib/paths.ts';
import { expect, started, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The first page makes the server bundle its packages, and then reloads itself.
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await started(page);
  await page.close();
});

test('every screen is hydrated without a warning', async ({ page }) => {
  test.slow();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const path of screens) {
    if (path === paths.contact) await stubMap(page);
    await page.goto(path);
    await started(page);
    await page.unrouteAll();
  }
  expect(warnings).toEqual([]);
});
