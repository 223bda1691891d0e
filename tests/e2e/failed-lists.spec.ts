/** What a visitor meets when the data of a list or of the search does not come: no connection, or a new version of the site. */
import type { Page } from '@playwright/test';
import { blog } from '#content/pages/blog.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { search } from '#content/pages/search.ts';
import { posts, projects } from '../support/entries.ts';
import { deployNewVersion, goOffline, isSamePage, markPage, networkErrors, remembersFailures } from '../support/failing-files.ts';
import { cardLinks, cards, chip, count, loadMore, searchBox } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ pageGuards }) => {
  for (const message of networkErrors) pageGuards.allow(message);
});

for (const { path, list, entries, inCategory, category } of [
  {
    path: '/company/blog',
    list: blog,
    entries: posts.map(({ data }) => data.blogSub),
    category: 'SEO',
    inCategory: posts.flatMap(({ data }) => (data.blogCategory === 'SEO' ? [data.blogSub] : [])),
  },
  {
    path: '/portfolio',
    list: portfolio,
    entries: projects.map(({ data }) => data.projectName),
    category: 'CMS',
    inCategory: projects.flatMap(({ data }) => (data.projectCategory === 'CMS' ? [data.projectName] : [])),
  },
] as const) {
  test.describe(`the rest of ${path} does not load`, () => {
    const { failed } = list;
    const partly = `9 ${list.count.of} ${entries.length} ${list.count.many}`;
    const more = (page: Page) => page.getByRole('main').getByRole('button', { name: failed.tryAgain });

    test('offline, Load More becomes Try again, and the count stays true until the rest is there', async ({ page, open, context }) => {
      await open(path);
      await goOffline(page);
      await expect(count(page)).toHaveText(partly);
      await loadMore(page).focus();
      await page.keyboard.press('Enter');
      await expect(count(page)).toHaveText(failed.text);
      await expect(cards(page)).toHaveCount(9);
      await expect(more(page)).toBeFocused();
      const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/favicon.svg'));
      await page.keyboard.press('Enter');
      await failedAgain;
      await expect(count(page)).toHaveText(failed.text);

      await context.setOffline(false);
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(Math.min(18, entries.length));
      if (!remembersFailures(page)) await expect(cardLinks(page).nth(9)).toBeFocused();
    });

    test('offline, a category says nothing about what is not there, and finds all of it later', async ({ page, open, context }) => {
      await open(path);
      await goOffline(page);
      await chip(page, category).click();
      await expect(count(page)).toHaveText(failed.text);
      await searchBox(page).fill('nothing is called this');
      await expect(cards(page)).toHaveCount(0);
      await expect(count(page)).toHaveText(failed.text);
      await expect(loadMore(page)).toHaveCount(0);

      await context.setOffline(false);
      await searchBox(page).fill('');
      await expect(cards(page)).toHaveCount(inCategory.length);
      await chip(page, category).click();
      await expect(count(page)).toHaveText(partly);
    });

    test('after a new version, Try again loads it and keeps search and category', async ({ page, open }) => {
      await open(path);
      await markPage(page);
      await deployNewVersion(page);
      const text = inCategory.at(-1) ?? '';
      await searchBox(page).fill(text);
      await chip(page, category).click();
      await expect(count(page)).toHaveText(failed.text);
      await more(page).click();
      await expect(count(page)).toHaveText(`1 ${list.count.one}`);
      await expect(cards(page)).toHaveCount(1);
      await expect(searchBox(page)).toHaveValue(text);
      await expect(chip(page, category)).toHaveAttribute('aria-pressed', 'true');
      expect(await isSamePage(page)).toBe(false);
    });
  });
}

test.describe('the search’s data does not load', () => {
  const address = '/search?q=plain%20post%20number%203';
  const data = '**/assets/*-all-*.js';
  const tryAgain = (page: Page) => page.getByRole('button', { name: search.interrupted.tryAgain });
  const result = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Plain post number 3' });

  test('it says so, links to the lists, and finds when it is tried again', async ({ page, pageGuards }) => {
    pageGuards.allow('ERR_FAILED');
    for (const files of [data, '**/favicon.svg?*']) await page.route(files, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('heading', { name: search.interrupted.heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: search.interrupted.heading })).toBeAttached();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await markPage(page);
    const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/favicon.svg'));
    await tryAgain(page).click();
    await failedAgain;
    await expect(tryAgain(page)).toBeFocused();
    await page.unroute(data);
    if (remembersFailures(page)) await page.unroute('**/favicon.svg?*');
    await page.keyboard.press('Enter');
    await expect(result(page)).toBeVisible();
    await expect(tryAgain(page)).toBeHidden();
    expect(await isSamePage(page)).toBe(!remembersFailures(page));
    if (!remembersFailures(page)) await expect(page.locator('main')).toBeFocused();
  });

  test('after a new version, Try again loads it and keeps the query', async ({ page }) => {
    await page.route(data, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(address);
    await expect(tryAgain(page)).toBeVisible();
    await markPage(page);
    page.once('domcontentloaded', () => void page.unroute(data));
    await tryAgain(page).click();
    await expect(result(page)).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
  });
});
