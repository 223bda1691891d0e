import type { Locator, Page } from '@playwright/test';
import { expectMoveAfter, pausedPage } from '../support/carousel.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  'E-commerce 360 Solutions': '/product-solution/ecommerce-360',
  'Restaurant Management': '/product-solution/restaurant-management',
};

test('the list shows six products in their order, each with its features and a link to its page', async ({ page, open }) => {
  await open('/product-solution');
  const products = page.getByRole('main').getByRole('article');
  await expect(products.getByRole('heading', { level: 2 })).toHaveText([
    'E-commerce 360 Solutions',
    'Restaurant Management',
    'LMS',
    'CRM',
    'HRMS',
    'ERP',
  ]);
  const links = products.getByRole('link', { name: /^Explore The Product/ });
  const consultancy = '/services/strategicConsultancy';
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...Object.values(pages),
    consultancy,
    consultancy,
    consultancy,
    consultancy,
  ]);
  for (const product of await products.all()) expect(await product.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
});

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: Buy Now and Live Demo lead to the quote section of the home page without a page load`, async ({ page, open }) => {
    for (const button of ['Buy Now', 'Live Demo']) {
      await open(path);
      await page.evaluate(() => Object.assign(window, { same: true }));
      await page.getByRole('link', { name: button }).click();
      await expect(page).toHaveURL('/#quoteSection');
      await expect(page.locator('#quoteSection')).toBeInViewport();
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
    }
  });

  test(`${name}: the badge has four full stars and a part of the fifth`, async ({ page, open }) => {
    await open(path);
    const badge = page.getByRole('main').getByRole('paragraph').filter({ hasText: name }).first();
    const stars = badge.getByRole('img', { name: '4.5 out of 5' });
    const looks = await stars.locator('i').evaluateAll((all) => all.map((star) => getComputedStyle(star).background));
    expect(looks).toHaveLength(5);
    expect(new Set(looks.slice(0, 4)).size).toBe(1);
    expect(looks[4]).not.toBe(looks[0]);
  });

  test(`${name}: four highlights in the specified order, and two themes`, async ({ page, open }) => {
    await open(path);
    const row = page.getByRole('list').filter({ hasText: 'Latest Version' });
    const highlights = [/^2\.0\.4\s*Latest Version$/, /^210\+\s*Product Sold$/, /^4\.5\s*Ratting And Reviews$/, /Free Update$/];
    await expect(row.getByRole('listitem')).toHaveText(highlights);
    for (const theme of ['Default Theme', 'Classic Theme']) {
      await expect(page.getByRole('heading', { level: 3, name: theme }).getByRole('link')).toBeVisible();
    }
  });

  test(`${name}: search engines are told of the offers, the questions and the way here`, async ({ page, open }) => {
    await open(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data: unknown[] = texts.map((text): unknown => JSON.parse(text));
    const some: unknown = expect.arrayContaining([expect.anything()]);
    expect(data).toContainEqual(expect.objectContaining({ '@type': ['SoftwareApplication', 'Product'], name, offers: some }));
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'FAQPage', mainEntity: some }));
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList', itemListElement: some }));
  });

  test(`${name}: the first question is open, and another closes it`, async ({ page, open }) => {
    await open(path);
    const questions = page.locator('details[name="questions"]');
    await expect(questions.nth(0).getByRole('paragraph')).toBeVisible();
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(1).getByRole('paragraph')).toBeVisible();
    await expect(page.locator('details[name="questions"][open]')).toHaveCount(1);
  });
}

const restaurant = pages['Restaurant Management'];

test('the screens move on after five seconds', { tag: '@desk' }, async ({ page }) => {
  await pausedPage(page, restaurant);
  await expectMoveAfter(page.getByRole('region', { name: 'Screens of the product' }), 5000);
});

test('a feature follows its name: the detail fades out, and 200 ms later the next one fades in', { tag: '@desk' }, async ({ page }) => {
  await pausedPage(page, restaurant);
  const tabs = page.getByRole('tab');
  const panel = page.getByRole('tabpanel');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('Floor plan');
  const details = panel.locator('..');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(details).toHaveCSS('opacity', '0');
  await page.clock.runFor(190);
  await expect(panel).toHaveAccessibleName('Floor plan');
  await page.clock.runFor(20);
  await expect(panel).toHaveAccessibleName('Kitchen screen');
  await expect(details).toHaveCSS('opacity', '1');
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await expect(panel.getByRole('img')).toBeVisible();
});

test('the features are moved through by the arrow keys, and Tab leads on to the detail', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(restaurant);
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = page.getByRole('tabpanel');
  await tab('Floor plan').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab('Kitchen screen')).toBeFocused();
  await expect(panel).toHaveAccessibleName('Kitchen screen');
  await page.keyboard.press('End');
  await expect(panel).toHaveAccessibleName('Day report');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toHaveAccessibleName('Floor plan');
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
});

test('an address may name a feature', async ({ page, open }) => {
  await open(`${restaurant}#feature-3`);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Split bills');
});

test('the plans in view follow the width', { tag: '@desk' }, async ({ page, open }) => {
  await open(restaurant);
  const plans = planCarousel(page);
  await plans.scrollIntoViewIfNeeded();
  for (const [width, count] of [
    [320, 1],
    [479, 1],
    [480, 2],
    [767, 2],
    [768, 3],
    [1024, 3],
    [1423, 3],
    [1424, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(plans.locator('ul > li:has(> article):not([inert])')).toHaveCount(count);
  }
});

test('the plans move on after three seconds', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await pausedPage(page, restaurant);
  await expectMoveAfter(planCarousel(page), 3000);
});

test('both Commercial plans show, and the active plan stands out', { tag: '@desk' }, async ({ page, open }) => {
  await open(restaurant);
  const plans = planCarousel(page).getByRole('article');
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText(['Starter Plan', 'Enterprise', 'Commercial', 'Commercial']);
  const grounds = await plans.evaluateAll((all) => all.map((plan) => getComputedStyle(plan).backgroundColor));
  expect(grounds.filter((ground) => ground === grounds[1])).toHaveLength(1);
  await expect(plans.first()).toContainText('$55.66');
});

test('a plan shows five features, and the others only on request', { tag: '@desk' }, async ({ page, open }) => {
  await open(restaurant);
  const plan = (name: string) =>
    planCarousel(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) });
  const features = plan('Enterprise').getByRole('listitem');
  const visible = () => features.evaluateAll((all) => all.filter((item) => item.checkVisibility()).length);
  expect(await visible()).toBe(5);
  await plan('Enterprise').getByText('Show More').click();
  await expect.poll(visible).toBe(9);
  await plan('Enterprise').getByText('Show Less').click();
  await expect.poll(visible).toBe(5);
  await expect(plan('Starter Plan').getByText(/Show (More|Less)/)).toHaveCount(0);
});

test('a long description of a plan is cut at a word, and whole for assistive technology', { tag: '@desk' }, async ({ page, open }) => {
  await open(pages['E-commerce 360 Solutions']);
  const paragraph = planCarousel(page).getByRole('article').last().getByRole('paragraph').nth(1);
  const shown = (await paragraph.locator('[aria-hidden="true"]').textContent()) ?? '';
  const whole = (await paragraph.locator('span:not([aria-hidden])').textContent()) ?? '';
  expect(shown).toMatch(/\S…$/);
  expect(shown.length).toBeLessThanOrEqual(61);
  expect(whole.length).toBeGreaterThan(60);
  expect(whole.split(' ').slice(0, shown.split(' ').length).join(' ').replace(/,$/, '')).toBe(shown.slice(0, -1).replace(/,$/, ''));
});

test('a plan leads to the quote section, the Custom Plan to Contact', { tag: '@desk' }, async ({ page, open }) => {
  await open(pages['E-commerce 360 Solutions']);
  const plans = planCarousel(page).getByRole('article');
  for (const link of await plans.getByRole('link', { name: /^Get Started/ }).all()) {
    await expect(link).toHaveAttribute('href', '/#quoteSection');
  }
  await plans
    .filter({ hasText: 'Flexible' })
    .getByRole('link', { name: /^Contact Us/ })
    .click();
  await expect(page).toHaveURL('/contact');
});

test('without JavaScript every feature shows and the plans unfold', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${restaurant}`);
  for (const name of ['Floor plan', 'Kitchen screen', 'Day report']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await page.getByText('Show More').first().click();
  await expect(page.getByText('Training at your restaurant')).toBeVisible();
  await context.close();
});

function planCarousel(page: Page): Locator {
  return page.getByRole('region', { name: /^Plans/ });
}
