/** What a visitor sees and can do while one page takes the place of another. */
import type { Locator, Page } from '@playwright/test';
import { navigation } from '#content/navigation.ts';
import { blog } from '#content/pages/blog.ts';
import { faq } from '#content/pages/faq.ts';
import { layout } from '#content/pages/layout.ts';
import { home } from '#content/pages/home.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { pausedPage } from '../support/carousel.ts';
import { posts } from '../support/entries.ts';
import { isFirefox } from '../support/firefox.ts';
import { cardLinks, cards } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const categories = (page: Page) => page.getByRole('main').getByRole('button', { pressed: false });
const menuLink = (page: Page, name: string) => page.getByRole('navigation', { name: layout.menu.label }).getByRole('link', { name });

test('a card’s picture grows from its place into the post’s, while the page is already there', async ({ page, open }) => {
  await open('/company/blog');
  await slowDown(page);
  // Also scrolls to it, as the click would.
  await cardLinks(page).nth(1).hover();
  const card = await boxOf(cards(page).nth(1).locator('img'));
  await cardLinks(page).nth(1).click();
  await expect(heading(page)).toHaveText(posts[1]?.data.blogSub ?? '');
  expect(apart(await boxOf(page.getByRole('main').locator('img').first()), card)).toBeLessThan(40);
  await menuLink(page, 'Portfolio').click();
  await expect(page).toHaveURL('/portfolio');
});

test('a page without a common picture fades in, and a press meanwhile is not lost', async ({ page, open }) => {
  await open('/company/faq');
  await slowDown(page);
  await menuLink(page, 'Portfolio').click();
  await expect(heading(page)).toHaveText(portfolio.heading);
  expect(Number(await page.getByRole('main').evaluate((main) => getComputedStyle(main).opacity))).toBeLessThan(0.9);
  await cardLinks(page).first().click();
  await expect(page).toHaveURL(/\/portfolio\/./);
});

test('a page that does not come at once is said to be on its way', async ({ page, open }) => {
  await open('/company/faq');
  const { promise: line, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/assets\/portfolio-[^/]+\.js/, async (route) => {
    await line;
    await route.continue();
  });
  const loading = page.getByRole('status').filter({ hasText: layout.loading });
  await menuLink(page, 'Portfolio').click();
  await expect(loading).toBeVisible();
  await expect(heading(page)).toHaveText(faq.heading);
  answer();
  await expect(heading(page)).toHaveText(portfolio.heading);
  await expect(loading).toHaveCount(0);
});

test('with reduced motion nothing moves', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/company/blog');
  await slowDown(page);
  await cardLinks(page).nth(1).click();
  await expect(heading(page)).toHaveText(posts[1]?.data.blogSub ?? '');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the text at the top of a page is there before the rest, which follows by itself', async ({ page }) => {
  await pausedPage(page, '/company/faq');
  await menuLink(page, navigation.home.name).click();
  await expect(heading(page)).toHaveText(home.hero.heading);
  const next = page.getByRole('heading', { name: home.about.heading });
  const last = page.getByRole('heading', { name: home.latestPosts.heading });
  const drawing = page.getByRole('img', { name: /^Drawing: threads/ });
  await expect(next.or(last).or(drawing)).toHaveCount(0);
  await page.clock.resume();
  await expect(last).toBeVisible();
  await expect(drawing).toBeVisible();
  await expect(next).toBeVisible();
});

test('a list shows its head before its cards and categories, and all of them at once on the way back', async ({ page }) => {
  await pausedPage(page, '/company/faq');
  await menuLink(page, navigation.portfolio.name).click();
  await expect(heading(page)).toHaveText(portfolio.heading);
  await expect(cards(page)).toHaveCount(0);
  await expect(categories(page)).toHaveCount(0);
  await menuLink(page, navigation.home.name).click();
  await expect(heading(page)).toHaveText(home.hero.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(portfolio.heading);
  await expect(cards(page)).toHaveCount(9);
  await menuLink(page, navigation.home.name).click();
  await expect(heading(page)).toHaveText(home.hero.heading);
  await menuLink(page, navigation.portfolio.name).click();
  await expect(heading(page)).toHaveText(portfolio.heading);
  await expect(cards(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(cards(page)).toHaveCount(9);
  await expect(categories(page).first()).toBeVisible();
});

test('a menu closes together with the first part of the page that its link leads to', async ({ page }) => {
  await pausedPage(page, '/company/faq');
  await page.getByRole('banner').locator('summary', { hasText: navigation.company.name }).click();
  await menuLink(page, 'Blog').click();
  await expect(heading(page)).toHaveText(blog.heading);
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(cards(page)).toHaveCount(9);
});

test('a link to a fragment of another page, and the way back to a place in a page, find it whole', async ({ page }) => {
  await pausedPage(page, '/company/faq');
  await page.getByRole('banner').getByRole('link', { name: layout.actions.quote }).click();
  await expect(page.getByRole('heading', { name: home.latestPosts.heading })).toBeVisible();
  await menuLink(page, navigation.portfolio.name).click();
  await expect(heading(page)).toHaveText(portfolio.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { name: home.latestPosts.heading })).toBeVisible();
});

/** From now on animations take a thousand times as long, so that what happens during one needs no fast machine. */
async function slowDown(page: Page): Promise<void> {
  // The code of the transitions loads after the app has started.
  await page.waitForLoadState('networkidle');
  if (isFirefox(page)) return page.evaluate(slowDownAnimate);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

/** For a page whose browser has no such protocol: what the site's code animates. */
function slowDownAnimate(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
  Element.prototype.animate = new Proxy(Element.prototype.animate, {
    apply(animate, element: Element, told: Parameters<Element['animate']>) {
      const animation = Reflect.apply(animate, element, told);
      animation.playbackRate = 0.001;
      return animation;
    },
  });
}

async function boxOf(picture: Locator) {
  const box = await picture.boundingBox();
  if (!box) throw new Error('expected a picture that is visible, found none');
  return box;
}

/** How far the middles of two boxes are from each other, in CSS pixels. */
function apart(a: { x: number; y: number; width: number; height: number }, b: typeof a): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
