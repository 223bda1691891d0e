import type { Page } from '@playwright/test';
import { expect, started, test } from '../support/test.ts';

test('typing leads to the results, keeps the focus and loses no key', async ({ page, open, isMobile }) => {
  await open('/');
  const box = await searchBox(page, isMobile);
  await box.pressSequentially('Software Dev');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“software dev”');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Software Dev');
});

test('the first key is a new entry of the history, the next ones replace it', async ({ page, open, isMobile }) => {
  await open('/company/faq');
  const entries = await page.evaluate(() => history.length);
  await (await searchBox(page, isMobile)).pressSequentially('drupal', { delay: 60 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“drupal”');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/company/faq');
});

test('the results survive a reload, and back and forward', async ({ page, open, isMobile }) => {
  await open('/contact');
  await (await searchBox(page, isMobile)).pressSequentially('drupal');
  const result = page.getByRole('main').getByRole('link', { name: /Drupal/ });
  await expect(result.first()).toBeVisible();
  await page.reload();
  await started(page);
  await expect(page).toHaveURL('/search');
  await expect(result.first()).toBeVisible();
  await expect(await searchBox(page, isMobile)).toHaveValue('drupal');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(result.first()).toBeVisible();
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('drupal');
});

test('the box empties on leaving the results', async ({ page, open, isMobile }) => {
  await open('/');
  await (await searchBox(page, isMobile)).pressSequentially('drupal');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Drupal/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/company\/blog\//);
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('');
});

test('an address with ?q= is understood, and overruled by what is typed', async ({ page, open, isMobile }) => {
  await open('/search?q=DRUPAL');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“drupal”');
  const box = await searchBox(page, isMobile);
  await expect(box).toHaveValue('drupal');
  await box.fill('quote');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“quote”');
  await expect(page).toHaveURL('/search');
});

test('what is typed before the app has started is searched for then', async ({ page, isMobile }) => {
  const { promise: typed, resolve: start } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/company/faq', { waitUntil: 'commit' });
  const box = await searchBox(page, isMobile);
  await box.pressSequentially('drupal');
  start();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“drupal”');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('drupal');
});

test('results stand in four groups, each with its link to everything of its kind', async ({ page, open }) => {
  await open('/search?q=e');
  const groups = page.getByRole('main').getByRole('region');
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText(['Services', 'Blog', 'Product & Solution', 'Portfolio']);
  const links = groups.getByRole('link', { name: /^See More/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/services',
    '/company/blog',
    '/product-solution',
    '/portfolio',
  ]);
});

test('each result leads to its own page', async ({ page, open }) => {
  await open('/search?q=e');
  const addresses = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect(page.getByRole('region', { name: 'Blog', exact: true })).toBeVisible();
  for (const address of await addresses('Blog')) expect(address).toMatch(/^\/company\/blog\/[^/]+$/);
  for (const address of await addresses('Portfolio')) expect(address).toMatch(/^\/portfolio\/[^/]+$/);
  expect(await addresses('Product & Solution')).toContain('/product-solution/restaurant-management');
  expect(await addresses('Services')).toContain('/services/wordpressDev');
});

test('names and descriptions are cut to 40 characters, and whole for assistive technology', async ({ page, open }) => {
  await open('/search?q=passkeys');
  const result = page.getByRole('region', { name: 'Blog', exact: true }).getByRole('listitem').first();
  await expect(result.getByRole('link')).toHaveAccessibleName('What passkeys change for a small team’s logins');
  const cut = await result.locator('[aria-hidden="true"]').allTextContents();
  expect(cut).toHaveLength(2);
  for (const text of cut) {
    expect(text).toMatch(/\S…$/);
    expect(text.length).toBeLessThanOrEqual(41);
  }
});

test('a group without a match is left out', async ({ page, open }) => {
  await open('/search?q=drupal');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Blog']);
});

test('blanks round the query and its case make no difference', async ({ page, open }) => {
  await open('/search?q=%20%20HAOR%20kitchen%20');
  await expect(page.getByRole('main').getByRole('link', { name: 'Haor Kitchen' })).toBeVisible();
});

for (const query of ['', '%20%20', 'blockchain'] as const) {
  test(`'${query}' finds nothing, and a button leads home`, async ({ page, open }) => {
    await open(`/search?q=${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Result Found');
    await expect(page.getByText('Search for (Product, Solutions, Blogs, Projects)')).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByRole('link', { name: 'Back To Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a group’s name in the head of the page leads to the group, and the results stay', async ({ page, open }) => {
  await open('/search?q=e');
  await page
    .getByRole('list', { name: 'Groups of results' })
    .getByRole('button', { name: /^Portfolio/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Portfolio' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Portfolio' })).toBeInViewport();
  await expect(page).toHaveURL('/search?q=e');
});

test('the number of results is told politely', async ({ page, open }) => {
  await open('/search?q=drupal');
  await expect(page.getByRole('status').filter({ hasText: /^1 result$/ })).toBeAttached();
});

test('search engines are asked to leave the page out', async ({ page, open }) => {
  await open('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('on a phone Enter closes the bar over the results', { tag: '@phone' }, async ({ page, open, isMobile }) => {
  await open('/');
  const box = await searchBox(page, isMobile);
  await box.pressSequentially('drupal');
  await expect(box).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“drupal”');
});

test('without JavaScript the box leads to a page that says what it needs and links to the four lists', async ({
  browser,
  baseURL,
  isMobile,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await (await searchBox(page, isMobile)).fill('drupal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=drupal');
  await expect(page.getByRole('heading', { level: 2, name: /JavaScript/ })).toBeVisible();
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/services', '/company/blog', '/product-solution', '/portfolio']);
  await context.close();
});

/** The search box; on a phone its bar is opened first. */
async function searchBox(page: Page, isMobile: boolean) {
  const box = page.getByRole('searchbox', { name: 'Search the site' });
  if (isMobile && !(await box.isVisible())) await page.getByRole('button', { name: 'Open the search' }).click();
  return box;
}
