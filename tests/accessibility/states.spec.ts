/** The states that a visitor brings about, in light and dark, on phone and desk. Screens at rest: screens.spec.ts. */
import type { Page } from '@playwright/test';
import { faults, faultsInBothSchemes, stubMap } from '../support/axe.ts';
import { fillContact, fillQuote } from '../support/forms.ts';
import { chip, count, searchBox } from '../support/lists.ts';
import { expect, started, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubMap(page);
});

for (const menu of ['Service', 'Product and Solution', 'Company']) {
  test(`the open menu ${menu} has no fault`, async ({ page, open, isMobile }) => {
    await open('/');
    if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.locator('summary', { hasText: new RegExp(`^${menu}$`) }).click();
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });
}

test('the phone’s open search bar has no fault', { tag: '@phone' }, async ({ page, open }) => {
  await open('/company/faq');
  await page.getByRole('button', { name: 'Open the search' }).click();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

const forms = [
  { name: 'quote', path: '/', button: 'Get a Free Quote', fill: fillQuote },
  { name: 'contact', path: '/contact', button: 'Send Message', fill: fillContact },
];
for (const { name, path, button, fill } of forms) {
  test(`the ${name} form with every field invalid has no fault`, async ({ page, open }) => {
    await open(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${name} form’s thanks have no fault in ${colorScheme}`, async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await open(path);
      await fill(page);
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').filter({ hasText: 'Thank you!' }).waitFor();
      expect(await faults(page)).toEqual([]);
    });
  }
}

test('a refused enquiry with its way out has no fault', async ({ page, open }) => {
  await open('/contact');
  await page.route('**/api/submit', (route) => route.fulfill({ json: { success: false } }));
  await fillContact(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('dialog').filter({ hasText: 'Thank you!' })).toBeHidden({ timeout: 8000 });
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

test('the notice of what is still unsent has no fault', async ({ page, open, promises }) => {
  promises.allow('ERR_FAILED');
  await page.route('**/api/submit', (route) => route.abort());
  await open('/');
  await fillQuote(page);
  await page.getByRole('button', { name: 'Get a Free Quote' }).click();
  await page.getByRole('dialog').filter({ hasText: 'Thank you!' }).waitFor();
  await open('/company/faq');
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

for (const query of ['software', 'nothing-like-it']) {
  test(`the results for '${query}' have no fault`, async ({ page, open }) => {
    await open(`/search?q=${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(query === 'software' ? /“software”/ : 'No Result Found');
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });
}

for (const { path, category, empty } of [
  { path: '/company/blog', category: 'Web Design', empty: 'No blogs found' },
  { path: '/portfolio', category: 'Web Design', empty: 'No Project Found' },
]) {
  test(`${path} with a chosen category, and with no match, has no fault`, async ({ page, open }) => {
    await open(path);
    await chip(page, category).click();
    await expect(chip(page, category)).toHaveAttribute('aria-pressed', 'true');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await searchBox(page).fill('nothing like it');
    await expect(count(page)).toContainText(empty);
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });
}

test('the circulars with no match have no fault', async ({ page, open }) => {
  await open('/company/career');
  await searchBox(page).fill('nothing like it');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

test('a product with another feature, a whole plan and an open answer has no fault', async ({ page, open }) => {
  await open('/product-solution/restaurant-management');
  await page.getByRole('tab').nth(1).click();
  const plans = page.getByRole('region', { name: /^Plans/ });
  const more = plans.locator(':not([inert]) > article').getByText('Show More').first();
  for (let step = 0; step < 4 && !(await more.isVisible()); step++) await plans.getByRole('button', { name: 'Next' }).click();
  await more.click();
  await page.getByRole('main').locator('details[name] summary').last().click();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

for (const path of ['/no/such/page', '/company/blog/No such post', '/portfolio/No such project', '/company/career/circular/No such job']) {
  test(`${path} has no fault`, async ({ page, promises }) => {
    promises.allow('404 (Not Found)');
    await page.goto(path);
    await started(page);
    await expect(named(page)).toBeVisible();
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });
}

/** What a page that has nothing else is headed with. */
function named(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}
