/** What the blog's list does; what it shows is proved in tests/built/posts.test.ts. */
import { blog, layout, portfolio } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { expectMoveAfter, pausedPage } from '../support/carousel.ts';
import { posts } from '../support/entries.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { cardLinks, cards, chip, count, expectNoControls, loadMore, searchBox } from '../support/lists.ts';
import { footerFaqLink } from '../support/footer.ts';
import { expect, test } from '../support/test.ts';

const titles = posts.map(({ data }) => data.blogSub);
/** The title that two posts share. */
const shared = titles.find((title, i) => titles.indexOf(title) < i) ?? '';
const oldest = titles.at(-1) ?? '';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the search finds a part of a title among all posts and nothing else, and both search and category count', async ({
    page,
    open,
  }) => {
    await open(paths.blog);
    await searchBox(page).fill(oldest.slice(3).toUpperCase());
    await expect(cardLinks(page)).toHaveText([oldest]);
    await expect(count(page)).toHaveText(`1 ${blog.count.one}`);
    await expect(loadMore(page)).toHaveCount(0);

    await searchBox(page).fill(posts[0]?.data.blogDesc.slice(0, 30) ?? '');
    await expect(count(page)).toHaveText(blog.empty);
    await expect(count(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(loadMore(page)).toHaveCount(0);

    await searchBox(page).fill('plain');
    await expect(cards(page)).toHaveCount(4);
    await chip(page, 'Web Design').click();
    await expect(cardLinks(page)).toHaveText(['Plain post number 1', 'Plain post number 3']);
    await chip(page, 'SEO').click();
    await expect(count(page)).toHaveText(blog.empty);
  });

  test('a category shows exactly its posts and alone has a visible border; a second press clears both', async ({ page, open }) => {
    await open(paths.blog);
    const border = () =>
      chip(page, 'Web Design')
        .locator('..')
        .evaluate((element) => getComputedStyle(element).borderTopColor);
    const plain = await border();
    const expected = posts.filter(({ data }) => data.blogCategory === 'Web Design');
    await chip(page, 'Web Design').click();
    await expect(chip(page, 'Web Design')).toBeChecked();
    await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(cards(page)).toHaveCount(expected.length);
    for (const [i, { data }] of expected.entries()) await expect(cardLinks(page).nth(i)).toContainText(data.blogSub);
    expect(await border()).not.toBe(plain);
    await chip(page, 'Web Design').click();
    await expect(chip(page, 'Web Design')).not.toBeChecked();
    await expect(cards(page)).toHaveCount(9);
    expect(await border()).toBe(plain);
  });

  test('the older of two posts that share a title opens itself, and who comes back finds the list as it was left', async ({
    page,
    open,
  }) => {
    await open(paths.blog);
    await searchBox(page).fill(shared);
    await expect(cardLinks(page)).toHaveText([shared, shared]);
    const day = (await cards(page).last().locator('time').getAttribute('datetime')) ?? 'a day';
    await cardLinks(page).last().click();
    await expect(page.getByRole('heading', { level: 1, name: shared })).toBeVisible();
    await expect(page.getByRole('definition').locator('time')).toHaveAttribute('datetime', day);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue(shared);
    await expect(cards(page)).toHaveCount(2);
  });

  test('what was typed before the list started is searched for when it has', async ({ page }) => {
    const start = await holdScripts(page);
    await page.goto(paths.blog, { waitUntil: 'commit' });
    await searchBox(page).fill(shared);
    start();
    await expect(cards(page)).toHaveCount(2);
  });
});

for (const { list, path, categories } of [
  { list: 'blog', path: paths.blog, categories: blog.categories },
  { list: 'portfolio', path: paths.portfolio, categories: portfolio.categories },
]) {
  test(`the categories of the ${list} move on every 2500 ms`, async ({ page }) => {
    await pausedPage(page, path);
    await expectMoveAfter(page.getByRole('region', { name: categories }), 2500);
  });

  test(`a chosen category of the ${list} stays in view, also on the way back`, async ({ page }) => {
    await page.goto(path);
    const carousel = page.getByRole('region', { name: categories });
    const last = carousel.getByRole('checkbox').last();
    const rests = carousel.getByRole('button', { name: layout.carousel.play });
    // From the first to the last.
    await carousel.getByRole('button', { name: layout.carousel.previous }).click();
    await last.click();
    await expect(rests).toBeVisible();
    await footerFaqLink(page).click();
    await expect(carousel).toHaveCount(0);
    await page.goBack();
    await expect(last).toBeChecked();
    const isInTrack = () =>
      last.evaluate((button) => {
        const [inside, around] = [button, button.closest('ul') ?? button].map((element) => element.getBoundingClientRect());
        return inside && around && inside.left >= around.left && inside.right <= around.right;
      });
    await expect.poll(isInTrack).toBe(true);
    await expect(rests).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the posts are there, each opens, and there is no control that could do nothing', async ({ page }) => {
    await page.goto(paths.blog);
    await expect(cards(page)).toHaveCount(9);
    await expectNoControls(page);
    await cardLinks(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
  });
});
