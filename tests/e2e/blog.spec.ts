import { readContent } from '#build/content/read.ts';
import { blogCategories, cuts, pageSize } from '#content/constants.ts';
import {
  cards,
  chip,
  count,
  expectCategories,
  expectCuts,
  expectMovingCategories,
  expectNewestFirst,
  expectNoControls,
  expectToggle,
  loadMore,
  searchBox,
} from '../support/lists.ts';
import { expect, started, test } from '../support/test.ts';

const list = '/company/blog';
const posts = (await readContent()).posts.map(({ data }) => data);
const titles = posts.map(({ blogSub }) => blogSub);
/** The title that two posts share. */
const shared = titles.find((title, i) => titles.indexOf(title) < i) ?? '';
/** A category with posts, none of which has that title. */
const foreign =
  posts.find(({ blogCategory }) => posts.every((post) => post.blogCategory !== blogCategory || post.blogSub !== shared))?.blogCategory ??
  '';

test('the list has its heading, its subheading and nine posts, newest first', async ({ open, page }) => {
  await open(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Our Blog's");
  await expect(page.getByText('Exploring Possibilities, One Blog at a Time', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(pageSize);
  await expectNewestFirst(page);
});

test('a part of a title finds its posts in any case and with either apostrophe, and nothing but titles is searched', async ({
  open,
  page,
}) => {
  await open(list);
  const typographic = titles.find((title) => title.includes('’')) ?? '';
  for (const part of [shared.slice(3).toUpperCase(), (titles[0] ?? '').slice(2, 9).toLowerCase(), typographic.replaceAll('’', "'")]) {
    const found = titles.filter((title) => title.replaceAll('’', "'").toLowerCase().includes(part.toLowerCase()));
    await searchBox(page).fill(part);
    await expect(cards(page).getByRole('link')).toHaveCount(found.length);
    await expect(count(page)).toHaveText(new RegExp(`^${found.length} `));
    for (const [i, title] of found.entries()) await expect(cards(page).nth(i).getByRole('link', { name: title })).toBeVisible();
  }
  await searchBox(page).fill(posts[0]?.blogDesc.slice(0, 40) ?? '');
  await expect(cards(page)).toHaveCount(0);
  await searchBox(page).fill('');
  await expect(cards(page)).toHaveCount(pageSize);
});

test('without a match the list says so, where a screen reader hears it', async ({ open, page }) => {
  await open(list);
  await searchBox(page).fill('no such title');
  await expect(count(page)).toHaveText('No blogs found');
  await expect(count(page)).toBeVisible();
  await expect(loadMore(page)).toHaveCount(0);
});

test('nine posts and no more are no reason to offer more', async ({ open, page }) => {
  expect(posts).toHaveLength(pageSize);
  await open(list);
  await expect(loadMore(page)).toHaveCount(0);
});

test('a category shows exactly its posts, has a border, and clears on a second press', async ({ open, page }) => {
  await open(list);
  await expectToggle(page, foreign);
  await expect(cards(page)).toHaveCount(pageSize);
  await chip(page, foreign).click();
  const expected = posts.filter(({ blogCategory }) => blogCategory === foreign);
  await expect(cards(page)).toHaveCount(expected.length);
  for (const [i, { blogSub }] of expected.entries()) await expect(cards(page).nth(i).getByRole('link', { name: blogSub })).toBeVisible();
});

test('search and category both count', async ({ open, page }) => {
  await open(list);
  await searchBox(page).fill(shared);
  await expect(cards(page)).toHaveCount(2);
  await chip(page, foreign).click();
  await expect(count(page)).toHaveText('No blogs found');
  await chip(page, foreign).click();
  await expect(cards(page)).toHaveCount(2);
});

test('the categories stand in their order, two to four in view by width', async ({ open, page }) => {
  await open(list);
  await expectCategories(page, blogCategories);
});

test('the categories move on every 2500 ms and begin again after the last', async ({ page }) => {
  await expectMovingCategories(page, list);
});

test('a title is cut to 32 characters for the eye, a description of more than 130 to 110, and both stay whole for others', async ({
  open,
  page,
}) => {
  await open(list);
  expect([cuts.blogTitle.limit, cuts.blogDescription.limit, cuts.blogDescription.tolerance]).toEqual([32, 110, 130]);
  await expectCuts(cards(page).getByRole('link'), 32, 32);
  await expectCuts(cards(page).locator('p:last-child'), 110, 130);
});

test('each of two posts that share a title opens itself', async ({ open, page }) => {
  for (const place of [0, 1]) {
    await open(list);
    await searchBox(page).fill(shared);
    const day = await cards(page).nth(place).locator('time').getAttribute('datetime');
    await cards(page).nth(place).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: shared })).toBeVisible();
    await expect(page.getByRole('definition').locator('time')).toHaveAttribute('datetime', day ?? '');
  }
});

test('who comes back from a post finds the list as it was left', async ({ open, page }) => {
  await open(list);
  await searchBox(page).fill(shared);
  await cards(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: shared })).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(shared);
  await expect(cards(page)).toHaveCount(2);
});

test('what was typed before the app started is searched for when it has', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(list);
  await searchBox(page).fill(shared);
  release();
  await started(page);
  await expect(cards(page)).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the posts are there, and no control that could do nothing', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(pageSize);
    await expectNoControls(page);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
  });
});
