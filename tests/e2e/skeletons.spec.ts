/** The skeletons of cards that a list adds. Posts and projects have the same card. */
import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { pausedPage } from '../support/carousel.ts';
import { cardLinks, cards, loadMore } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first of those that 'Load More' adds. */
const added = (page: Page) => cards(page).nth(9);

test('a card that the list adds is a skeleton until its picture has loaded', async ({ page, open }) => {
  await open(paths.portfolio);
  const end = await holdPictures(page);
  await loadMore(page).click();
  await expect(added(page)).toHaveAttribute('aria-busy', 'true');
  await end({ fail: false });
  await expect(added(page)).not.toHaveAttribute('aria-busy');
});

test('a picture that fails ends the skeleton too', async ({ page, open, pageGuards }) => {
  pageGuards.allow('Failed to load resource');
  await open(paths.portfolio);
  const end = await holdPictures(page);
  await loadMore(page).click();
  await expect(added(page)).toHaveAttribute('aria-busy', 'true');
  await end({ fail: true });
  await expect(added(page)).not.toHaveAttribute('aria-busy');
});

test('four seconds end the skeleton, whatever the picture does', async ({ page }) => {
  await pausedPage(page, paths.portfolio);
  await holdPictures(page);
  await loadMore(page).click();
  // The list follows in the next frame.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return added(page).count();
    })
    .toBe(1);
  await expect(added(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(3000);
  await expect(added(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1100);
  await expect(added(page)).not.toHaveAttribute('aria-busy');
});

test('a card of the delivered page keeps its words while its picture loads, also when the list has started', async ({ page, open }) => {
  await holdPictures(page);
  await page.goto(paths.blog, { waitUntil: 'commit' });
  await expect(cardLinks(page).first()).toBeVisible();
  await expect(cards(page).and(page.locator('[aria-busy]'))).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(paths.blog);
  await expect(cards(page).and(page.locator('[aria-busy]'))).toHaveCount(0);
});

/** Holds every picture of a card back until told, then lets it through or fail. */
async function holdPictures(page: Page): Promise<(how: { fail: boolean }) => Promise<void>> {
  const { promise: told, resolve: end } = Promise.withResolvers<{ fail: boolean }>();
  await page.route(/\/assets\/(cover|pattern)[^/]*\.(svg|webp|avif)/, async (route) =>
    (await told).fail ? route.abort() : route.continue(),
  );
  return async (how) => end(how);
}
