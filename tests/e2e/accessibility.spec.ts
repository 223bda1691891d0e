/** What axe finds in the states that a visitor brings about, in both colour schemes. Screens at rest: tests/screens. */
import { search } from '#content/search.ts';
import type { Page } from '@playwright/test';
import { contactCopy, quoteCopy } from '#content/form-copy.ts';
import { outboxCopy } from '#content/unsent-message.ts';
import { blog, layout, navigation, products, restaurantManagement } from '#content/records.ts';
import { axeFaults, darkContrastFaults } from '../support/axe.ts';
import { fillContact, fillQuote, reachQuote } from '../support/forms.ts';
import { goOffline, networkErrors } from '../support/failing-files.ts';
import { chip, count, loadMore, searchBox } from '../support/lists.ts';
import { stubMap } from '../support/map.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an open menu', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open('/company/faq');
  if (isMobile) await page.getByRole('button', { name: layout.menu.button }).click();
  for (const menu of [navigation.service.name, navigation.product.name, navigation.company.name]) {
    await page.locator('summary', { hasText: new RegExp(`^${menu}$`) }).click();
    await expectNoFaults(page, 'header', menu);
  }
});

test('the search bar of a phone', { tag: '@phone' }, async ({ page, open }) => {
  await open('/company/faq');
  await page.getByRole('button', { name: layout.search.open }).click();
  await expectNoFaults(page, 'header');
});

test('the quote form with every field invalid, and its thanks', async ({ page, open }) => {
  await open('/');
  await reachQuote(page);
  await page.getByRole('button', { name: quoteCopy.submit }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectNoFaults(page, 'main form');
  await keepPopups(page);
  await fillQuote(page);
  await page.getByRole('button', { name: quoteCopy.submit }).click();
  await page.getByRole('dialog').filter({ hasText: quoteCopy.thanks }).waitFor();
  await expectNoFaults(page, 'dialog:popover-open');
});

test('the contact form with every field invalid, refused, sent later, and its thanks', async ({ page, open }) => {
  let success = false;
  await stubMap(page);
  await page.route('**/api/submit', (route) => route.fulfill({ json: { success } }));
  await open('/contact');
  await page.getByRole('button', { name: contactCopy.submit }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectNoFaults(page, 'main form', 'invalid');

  await fillContact(page);
  await page.getByRole('button', { name: contactCopy.submit }).click();
  await expect(page.getByRole('button', { name: contactCopy.tryAgain })).toBeVisible();
  await expectNoFaults(page, 'main form', 'refused');

  success = true;
  await page.getByRole('button', { name: contactCopy.tryAgain }).click();
  await expect(page.getByText(contactCopy.sent)).toBeVisible();
  await expectNoFaults(page, 'main form', 'sent later');

  await keepPopups(page);
  await fillContact(page);
  await page.getByRole('button', { name: contactCopy.submit }).click();
  await page.getByRole('dialog').filter({ hasText: quoteCopy.thanks }).waitFor();
  await expectNoFaults(page, 'dialog:popover-open', 'thanks');
});

test('the notice of what is still unsent, which covers no focus', async ({ page, open, pageGuards }) => {
  pageGuards.allow('ERR_FAILED');
  await page.route('**/api/submit', (route) => route.abort());
  await open('/');
  await fillQuote(page);
  await page.getByRole('button', { name: quoteCopy.submit }).click();
  await page.getByRole('dialog').filter({ hasText: quoteCopy.thanks }).waitFor();
  await open('/company/faq');
  await expect(page.getByRole('complementary').getByRole('button', { name: outboxCopy.tryAgain })).toBeVisible();
  await expectNoFaults(page, 'body');
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  const [notice, focused] = [await page.getByRole('complementary').boundingBox(), await link.boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(notice?.y ?? 0);
});

test('search results, and none', async ({ page, open }) => {
  await open('/search?q=plain');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/“plain”/);
  await expectNoFaults(page, 'main', 'results');
  await open('/search?q=nothing-like-it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.noResult);
  await expectNoFaults(page, 'main', 'none');
});

test('a list with a chosen category, and with no match', async ({ page, open }) => {
  await open('/company/blog');
  await chip(page, 'Web Design').click();
  await expect(chip(page, 'Web Design')).toBeChecked();
  await expectNoFaults(page, 'main', 'chosen');
  await searchBox(page).fill('nothing like it');
  await expect(count(page)).toContainText(blog.empty);
  await expectNoFaults(page, 'main', 'no match');
});

test('the jobs with no match', async ({ page, open }) => {
  await open('/company/career');
  await searchBox(page).fill('nothing like it');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expectNoFaults(page, 'main');
});

test('a product with another feature, a whole plan and an open answer', async ({ page, open }) => {
  await open('/product-solution/restaurant-management');
  // The names are tabs once they come near the view.
  await page.locator('a[href="#feature-2"]').scrollIntoViewIfNeeded();
  await page.getByRole('tab').nth(1).click();
  // All four plans are in view at this width. A slide stays inert until it is, and then it is on the screen.
  const plans = page.getByRole('region', { name: restaurantManagement.plansTitle });
  await plans.scrollIntoViewIfNeeded();
  await plans.locator(':not([inert]) > article').getByText(products.productPage.showMore).first().click();
  await page.getByRole('main').locator('details[name] summary').last().click();
  await expectNoFaults(page, 'main');
});

// Unknown posts, projects and jobs share one component.
for (const path of ['/no/such/page', '/company/blog/No such post']) {
  test(`the answer to the unknown address ${path}`, async ({ page, open, pageGuards }) => {
    pageGuards.allow('404 (Not Found)');
    await open(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoFaults(page, 'main');
  });
}

test('a list whose rest did not load', async ({ page, open, pageGuards }) => {
  for (const message of networkErrors) pageGuards.allow(message);
  await open('/company/blog');
  await goOffline(page);
  await loadMore(page).click();
  await expect(count(page)).toHaveText(blog.failed.text);
  await expectNoFaults(page, 'main');
});

/** `within` is the part of the page that the state changes. */
async function expectNoFaults(page: Page, within: string, state = within): Promise<void> {
  expect.soft(await axeFaults(page, { within }), state).toEqual([]);
  expect.soft(await darkContrastFaults(page, { within }), `${state}, dark`).toEqual([]);
}

/** A popup closes by itself after seconds of which a busy machine may need more. */
async function keepPopups(page: Page): Promise<void> {
  await page.evaluate(() => (HTMLElement.prototype.hidePopover = () => {}));
}
