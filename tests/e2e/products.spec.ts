/** What the product pages do; what they tell is proved in tests/built/products.test.ts. */
import type { Locator, Page } from '@playwright/test';
import { offerId } from '#content/offer-id.ts';
import { ecommerce360, layout, products, restaurantManagement as product } from '#content/records.ts';
import { offerLink } from '#lib/offer-link.ts';
import { expectMoveAfter, pausedPage } from '../support/carousel.ts';
import { expectLeftToBrowser } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

const path = product.link;
const [, second] = product.features;
const features = product.features.map(({ featuredSub }) => featuredSub);
const [firstFeature = '', secondFeature = '', thirdFeature = ''] = features;
const lastFeature = features.at(-1) ?? '';

test('the next screen comes after five seconds, the next plan after three', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await pausedPage(page, path);
  await expectMoveAfter(page.getByRole('region', { name: products.productPage.screens }), 5000);
  await expectMoveAfter(planCarousel(page), 3000);
});

test('a feature follows its name: the detail fades out, and 200 ms later the next one fades in', async ({ page }) => {
  await pausedPage(page, path);
  await startFeatures(page);
  const panel = page.getByRole('tabpanel');
  const fading = panel.locator('..');
  await expect(tab(page, firstFeature)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName(firstFeature);
  await tab(page, secondFeature).click();
  await expect(tab(page, secondFeature)).toHaveAttribute('aria-selected', 'true');
  await expect(fading).toHaveCSS('opacity', '0');
  await page.clock.runFor(190);
  await expect(panel).toHaveAccessibleName(firstFeature);
  await page.keyboard.press('Tab');
  await page.clock.runFor(20);
  await expect(panel).toHaveAccessibleName(secondFeature);
  await expect(fading).toHaveCSS('opacity', '1');
  await expect(panel.getByRole('listitem')).toHaveText(second?.featuredList ?? []);
  await expect(panel.getByRole('img')).toHaveAccessibleName(second?.featuredImg?.alt ?? '');
  await expect(page.locator(':focus'), 'Tab meanwhile has led past the detail that went').toHaveCount(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Buy Now leads to the quote section of the home page', async ({ page, open }) => {
    await open('/product-solution/ecommerce-360');
    await page.getByRole('link', { name: products.productPage.buy }).click();
    await expect(page).toHaveURL(offerLink(offerId(ecommerce360.name, products.productPage.buy), '/#quoteSection'));
    await expect(page.locator('#quoteSection')).toBeInViewport();
  });

  test('the features are moved through by the arrow keys, and Tab leads on to the detail; Alt and an arrow are left to the browser', async ({
    page,
    open,
  }) => {
    await open('/product-solution/restaurant-management');
    await startFeatures(page);
    const panel = page.getByRole('tabpanel');
    await tab(page, firstFeature).focus();
    await page.keyboard.press('ArrowDown');
    await expect(tab(page, secondFeature)).toBeFocused();
    await expect(panel).toHaveAccessibleName(secondFeature);
    await expectLeftToBrowser(page, 'Alt+ArrowLeft', () => page.getByRole('tab', { selected: true }).textContent());
    await expect(tab(page, secondFeature)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(panel).toHaveAccessibleName(firstFeature);
    await page.keyboard.press('End');
    await expect(panel).toHaveAccessibleName(lastFeature);
    await page.keyboard.press('ArrowRight');
    await expect(panel).toHaveAccessibleName(firstFeature);
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await expect(panel).toHaveCSS('outline-style', 'solid');
  });

  test('the picture of a feature loads when the pointer is on its name, before it is chosen', async ({ page, open }) => {
    await open('/product-solution/restaurant-management');
    await startFeatures(page);
    const picture = page.getByRole('tabpanel', { name: lastFeature, includeHidden: true }).locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 0);
    await tab(page, lastFeature).hover();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(tab(page, firstFeature)).toHaveAttribute('aria-selected', 'true');
  });

  test('an address may name a feature', async ({ page }) => {
    await page.goto(`${path}#feature-3`);
    await startFeatures(page);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(thirdFeature);
    await tab(page, secondFeature).click();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(secondFeature);
    await expect(page.getByRole('heading', { level: 3, name: thirdFeature, exact: true })).toBeHidden();
  });

  test('the plans in view follow the width; the active one stands out; the rest of its features come on request', async ({
    page,
    open,
  }) => {
    await open('/product-solution/restaurant-management');
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
      await expect(plans.locator('ul[tabindex] > li:not([inert])'), `plans in view at ${width}`).toHaveCount(count);
    }

    const cards = plans.getByRole('article');
    const active = product.plans.findIndex((plan) => 'active' in plan && plan.active);
    const grounds = await cards.evaluateAll((all) => all.map((plan) => getComputedStyle(plan).backgroundColor));
    expect
      .soft(
        grounds.filter((ground) => ground === grounds[active]),
        'cards that look like the active one',
      )
      .toHaveLength(1);

    const plan = cards.nth(product.plans.findIndex(({ features: { length } }) => length > 5));
    const list = plan.locator('li');
    const visible = () => list.evaluateAll((all) => all.filter((item) => item.checkVisibility()).length);
    const total = await list.evaluateAll((all) => all.length);
    expect(total).toBeGreaterThan(5);
    expect(await visible()).toBe(5);
    await plan.getByText(products.productPage.showMore).click();
    await expect.poll(visible).toBe(total);
    await plan.getByText(products.productPage.showLess).click();
    await expect.poll(visible).toBe(5);
  });

  test('on a phone an index names every plan with its price, leads to its card, and the position follows @phone', async ({
    page,
    open,
  }) => {
    await open('/product-solution/restaurant-management');
    const plans = planCarousel(page);
    const index = plans.getByRole('list', { name: products.productPage.planIndex.label });
    await expect(index.getByRole('link')).toHaveText(
      product.plans.map((plan) => `${plan.planName}${'active' in plan ? product.activeLabel : ''}${plan.price} ${plan.billingCycle}`),
    );
    await expect(plans.getByText(`1 ${products.productPage.planIndex.of} 4`, { exact: true })).toBeVisible();
    const last = plans.getByRole('article').last();
    await expect(last).not.toBeInViewport();
    const entries = await page.evaluate(() => history.length);
    await index.getByRole('link').last().click();
    await expect(last).toBeInViewport({ ratio: 0.5 });
    await expect(plans.getByText(`4 ${products.productPage.planIndex.of} 4`, { exact: true })).toBeVisible();
    await expect(index.getByRole('link').last()).toBeInViewport();
    expect(await page.evaluate(() => history.length), 'the plans are no pages to go back to').toBe(entries);
  });

  test('the badge has four full stars and a part of the fifth', async ({ page, open }) => {
    await open('/product-solution/ecommerce-360');
    const stars = page
      .getByRole('main')
      .getByRole('img', { name: `4.5 ${layout.rating.outOf} 5` })
      .first();
    const looks = await stars.locator('i').evaluateAll((all) => all.map((star) => getComputedStyle(star).background));
    expect(looks).toHaveLength(5);
    expect(new Set(looks.slice(0, 4)).size).toBe(1);
    expect(looks[4]).not.toBe(looks[0]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every feature shows, and the plans unfold', async ({ page }) => {
    await page.goto(path);
    for (const name of features) await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    const [more = ''] = product.plans.flatMap((plan) => plan.features.slice(5, 6));
    await expect(page.getByText(more, { exact: true }).first()).toBeHidden();
    await page.getByText(products.productPage.showMore).first().click();
    await expect(page.getByText(more, { exact: true }).first()).toBeVisible();
  });
});

/** Brings the list of features into view, where it starts. */
async function startFeatures(page: Page): Promise<void> {
  await page.getByRole('heading', { name: product.featuresTitle }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('tablist')).toBeVisible();
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true });
}

function planCarousel(page: Page): Locator {
  return page.getByRole('region', { name: product.plansTitle });
}
