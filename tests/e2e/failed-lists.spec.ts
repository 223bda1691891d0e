/** What a visitor meets when the data of a list or of the search does not come. */
import type { Page } from '@playwright/test';
import { blog, layout, portfolio } from '#content/records.ts';
import { search } from '#content/search.ts';
import { paths } from '#lib/paths.ts';
import { posts, projects } from '../support/entries.ts';
import { goOffline, networkErrors } from '../support/failing-files.ts';
import { cardLinks, cards, chip, count, loadMore, searchBox } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ pageGuards }) => {
  for (const message of networkErrors) pageGuards.allow(message);
});

for (const { path, list, entries, inCategory, category } of [
  {
    path: paths.blog,
    list: blog,
    entries: posts.map(({ data }) => data.blogSub),
    category: 'SEO',
    inCategory: posts.flatMap(({ data }) => (data.blogCategory === 'SEO' ? [data.blogSub] : [])),
  },
  {
    path: paths.portfolio,
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
      const failedAgain = page.waitForEvent('requestfailed');
      await page.keyboard.press('Enter');
      await failedAgain;
      await expect(count(page)).toHaveText(failed.text);

      await context.setOffline(false);
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(Math.min(18, entries.length));
      await expect(cardLinks(page).nth(9)).toBeFocused();
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
      const { promise: told, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/data/*.js*', async (route) => {
        await told;
        await route.continue();
      });
      await searchBox(page).fill('');
      await expect(count(page)).toHaveText(failed.trying);
      release();
      await expect(cards(page)).toHaveCount(inCategory.length);
      await chip(page, category).click();
      await expect(count(page)).toHaveText(partly);
    });
  });
}

test.describe('the search does not load', () => {
  const address = '/search?q=plain%20post%20number%203';
  const main = (page: Page) => page.getByRole('main');
  const tryAgain = (page: Page) => page.getByRole('button', { name: search.interrupted.tryAgain });
  const result = (page: Page) => main(page).getByRole('link', { name: 'Plain post number 3' });

  test('without its data it says so, links to the lists, and finds when it is tried again', async ({ page, pageGuards }) => {
    pageGuards.allow('ERR_FAILED');
    await page.route('**/data/*.js*', (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('heading', { name: search.interrupted.heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: search.interrupted.heading })).toBeAttached();
    await expect(main(page).getByRole('listitem')).toHaveCount(4);
    const failedAgain = page.waitForEvent('requestfailed');
    await tryAgain(page).click();
    await failedAgain;
    await expect(tryAgain(page)).toBeFocused();
    await page.unroute('**/data/*.js*');
    await page.keyboard.press('Enter');
    await expect(result(page)).toBeVisible();
    await expect(tryAgain(page)).toBeHidden();
    await expect(main(page)).toBeFocused();
  });

  test('without its code the page says so and links to the lists', async ({ page, pageGuards }) => {
    pageGuards.allow('ERR_FAILED');
    await page.route('**/assets/mount-results*.js', (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('heading', { name: search.interrupted.heading })).toBeVisible();
    await expect(main(page).getByRole('listitem')).toHaveCount(4);
  });

  test('without its code the box of another page is an ordinary form', async ({ page, open, pageGuards }) => {
    pageGuards.allow('ERR_FAILED');
    await page.route('**/assets/mount-results*.js', (route) => route.abort());
    await open(paths.faq);
    await page.getByRole('searchbox', { name: layout.search.label }).fill('Column');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=Column');
    await page.unroute('**/assets/mount-results*.js');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“column”');
  });
});
