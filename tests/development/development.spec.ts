/**
 * `npm run dev`, where React says what a built page passes over in silence: an attribute or a text of the delivered page
 * that the started app would have had otherwise.
 */
import { faultsInBothSchemes, stubMap } from '../support/axe.ts';
import { screens } from '../support/paths.ts';
import { expect, started, test } from '../support/test.ts';

test.use({ baseURL: 'http://localhost:4174' });

// The first page makes the server gather its packages, and then loads once more.
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await started(page);
  await page.close();
});

test('every screen starts as it was delivered, without a warning', { tag: '@desk' }, async ({ page, open }) => {
  test.slow();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await stubMap(page);
  for (const path of screens) await open(path);
  expect(warnings).toEqual([]);
});

test('the primitives stand on one page, in all their states, without an accessibility fault', { tag: '@desk' }, async ({ page, open }) => {
  await open('/_ui');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Popup' })).toBeVisible();
  await page.getByRole('button', { name: 'Open for three seconds' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Thank you.' })).toBeVisible();
  await expect(page.getByRole('dialog').filter({ hasText: 'Thank you.' })).toBeHidden();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});
