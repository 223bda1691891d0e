/** The skeletons of cards with a picture. Posts and projects have the same card; that the delivered pages have it is proved in tests/built/posts.test.ts. */
import type { Page } from '@playwright/test';
import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { pausedPage } from '../support/carousel.ts';
import { cards } from '../support/lists.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a card that a navigation brings in is a skeleton until its picture has loaded', async ({ page }) => {
  const end = await holdPictures(page);
  await enterPortfolio(page);
  await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
  end({ fail: false });
  await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
});

test('a picture that fails ends the skeleton too', async ({ page, pageGuards }) => {
  pageGuards.allow('Failed to load resource');
  const end = await holdPictures(page);
  await enterPortfolio(page);
  await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
  end({ fail: true });
  await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
});

test('four seconds end the skeleton, whatever the picture does', async ({ page }) => {
  await holdPictures(page);
  await enterPortfolio(page);
  const card = cards(page).first();
  await page.clock.runFor(3000);
  await expect(card).toHaveAttribute('aria-busy', 'true');
  for (let step = 0; step < 44 && (await card.getAttribute('aria-busy')); step++) await page.clock.runFor(25);
  expect(await card.getAttribute('aria-busy')).toBeNull();
});

test('a card of the delivered page keeps its words, and its skeleton ends when the picture has loaded', async ({ page }) => {
  const end = await holdPictures(page);
  await page.goto(href('/company/blog'), { waitUntil: 'commit' });
  const card = cards(page).first();
  await expect(card).toHaveAttribute('data-skeleton', 'picture');
  await expect(card.getByRole('link')).toBeVisible();
  await expect(card).not.toHaveAttribute('aria-busy');
  end({ fail: false });
  await hydrated(page);
  await expect(card).toHaveAttribute('data-skeleton', 'none');
});

/** Holds every picture of a card back until told, then lets it through or fail. */
async function holdPictures(page: Page): Promise<(how: { fail: boolean }) => void> {
  const { promise: told, resolve: end } = Promise.withResolvers<{ fail: boolean }>();
  await page.route(/\/assets\/(cover|pattern)-[^/]*\.(svg|webp|avif)$/, async (route) =>
    (await told).fail ? route.abort() : route.continue(),
  );
  return end;
}

/** Comes to the portfolio from a page without pictures of entries. The page's clock goes on until the cards are there, and then only when it is told to. */
async function enterPortfolio(page: Page): Promise<void> {
  await pausedPage(page, href('/company/faq'));
  await page.getByRole('banner').getByRole('link', { name: navigation.portfolio.name, exact: true }).click();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await cards(page).count()).toBe(9);
  }).toPass({ intervals: [50] });
}
