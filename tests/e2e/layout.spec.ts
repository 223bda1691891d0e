import { expect, started, test } from '../support/test.ts';

const menuEntries = {
  Service: ['Web Design', 'Web Development', 'WordPress 360', 'Software Development', 'App Development', 'Strategic Consultancy'],
  'Product and Solution': ['E-commerce 360 Solutions', 'Restaurant Management', 'LMS', 'CRM', 'HRMS', 'ERP'],
  Company: ['About Us', 'Blog', 'Career', 'FAQ', 'Terms & Conditions'],
};

test('each menu opens by a click, shows its entries in order, and closes the one before', async ({ page, open, isMobile }) => {
  await open('/');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, entries] of Object.entries(menuEntries)) {
    const menu = main.locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }) });
    await menu.locator('summary').click();
    await expect(menu.getByRole('listitem').first()).toBeVisible();
    await expect(menu.getByRole('listitem').getByRole('link').locator('b')).toHaveText(entries);
    await expect(main.locator('details[open]')).toHaveCount(1);
  }
});

test(
  'a product’s description is cut to 40 characters and an ellipsis, and whole for assistive technology',
  { tag: '@desk' },
  async ({ page, open }) => {
    await open('/');
    await page.locator('summary', { hasText: 'Product and Solution' }).click();
    const shown = page.getByRole('navigation', { name: 'Main' }).locator('details[open] [aria-hidden="true"]', { hasText: '…' });
    await expect(shown).toHaveCount(6);
    for (const text of await shown.allTextContents()) expect([...new Intl.Segmenter('en').segment(text)].length).toBeLessThanOrEqual(41);
  },
);

test('a menu opens by hover on a desk and closes when the pointer leaves', { tag: '@desk' }, async ({ page, open }) => {
  await open('/');
  await page.locator('summary', { hasText: 'Company' }).hover();
  await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  await page.mouse.move(300, 700);
  await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toBeHidden();
});

test('Escape closes an open menu and gives the focus back to it', async ({ page, open, isMobile }) => {
  await open('/');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  const company = page.locator('summary', { hasText: 'Company' });
  await company.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toBeHidden();
  await expect(company).toBeFocused();
});

test('on a desk an outside click and a focus that leaves close the menu', { tag: '@desk' }, async ({ page, open }) => {
  await open('/');
  const entry = page.getByRole('link', { name: 'Terms & Conditions' });
  await page.locator('summary', { hasText: 'Company' }).click();
  await page.mouse.click(300, 700);
  await expect(entry).toBeHidden();
  await page.locator('summary', { hasText: 'Company' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').focus();
  await expect(entry).toBeHidden();
});

test('the menu and everything open in it close on a change of route', async ({ page, open, isMobile }) => {
  await open('/');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.locator('summary', { hasText: 'Company' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/company/faq');
  await expect(page.locator('details[open]', { hasText: 'Terms & Conditions' })).toHaveCount(0);
  if (isMobile) await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test(
  'on a phone the search bar opens with the focus in it, excludes the menu and closes on an outside tap',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Open the search' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.touchscreen.tap(200, 600);
    await expect(page.getByRole('searchbox')).toBeHidden();
  },
);

test('without JavaScript the menus open and the links lead on', async ({ browser, baseURL, isMobile, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.locator('summary', { hasText: 'Company' }).click();
  await page.getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL(/termsConditions$/);
  await context.close();
});

test('the skip link leads to the content', async ({ page, open }) => {
  await open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new route begins at its top, is announced and has the focus; back restores the place', async ({ page, open }) => {
  await open('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/company/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the footer has its links, the address, and eight social links that open apart', async ({ page, open }) => {
  await open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'About',
    'Career',
    'FAQ',
    'Terms and Conditions',
    'Contact',
  ]);
  await expect(footer.getByRole('navigation', { name: 'Popular Links' }).getByRole('link')).toHaveText(menuEntries.Service);
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveCount(8);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('an unknown address answers 404 with the not-found page and a way home', async ({ page, promises }) => {
  promises.allow('404 (Not Found)');
  const response = await page.goto('/nothing/here');
  expect(response?.status()).toBe(404);
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!!');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address with a slash at its end leads to the one without', async ({ page }) => {
  await page.goto('/company/faq/?a=1');
  await expect(page).toHaveURL('/company/faq?a=1');
});
