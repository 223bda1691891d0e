import type { Page } from '@playwright/test';
import { blog } from '#content/pages/blog.ts';
import { home } from '#content/pages/home.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { cards } from '../support/lists.ts';
import { expect, started, test } from '../support/test.ts';

test('a card that a navigation brings in is a skeleton until its image has loaded', async ({ page }) => {
  const end = await holdCovers(page);
  await enterBlog(page);
  await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
  end({ fail: false });
  await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
});

test('an image that fails ends the skeleton too', async ({ page, promises }) => {
  promises.allow('Failed to load resource');
  const end = await holdCovers(page);
  await enterBlog(page);
  await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
  end({ fail: true });
  await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
});

test('four seconds end the skeleton, whatever the image does', async ({ page }) => {
  await page.clock.install();
  const end = await holdCovers(page);
  await enterBlog(page);
  await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(4000);
  await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
  end({ fail: false });
});

test('a card of the delivered page shows its words at once, and the skeleton only in the image’s place', async ({ page }) => {
  for (const path of ['/company/blog', '/portfolio', '/']) {
    const end = await holdCovers(page);
    await page.goto(path, { waitUntil: 'commit' });
    const card = cards(page)
      .filter({ has: page.locator('time') })
      .first();
    await expect(card).toHaveAttribute('data-skeleton', 'picture');
    await expect(card).not.toHaveAttribute('aria-busy');
    end({ fail: false });
    await started(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveAttribute('data-skeleton', 'none');
  }
});

test('a project’s card is a skeleton until its image has loaded', async ({ page }) => {
  const end = await holdCovers(page);
  await enter(page, home.work.link);
  await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible();
  await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
  end({ fail: false });
  await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
});

/** Holds every picture of a card back until told, then lets it through or fail. */
async function holdCovers(page: Page) {
  let end: (how: { fail: boolean }) => void = () => {};
  const held = new Promise<{ fail: boolean }>((resolve) => (end = resolve));
  await page.route(/\/assets\/(cover|cloth)-[^/]*\.(svg|webp|avif)$/, async (route) =>
    (await held).fail ? route.abort() : route.continue(),
  );
  return end;
}

async function enterBlog(page: Page) {
  await enter(page, home.latest.link);
  await expect(page.getByRole('heading', { level: 1, name: blog.heading })).toBeVisible();
}

/** Comes to a list from the home page, which holds the first pictures of both lists. */
async function enter(page: Page, link: string) {
  await page.goto('/');
  await started(page);
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
}
