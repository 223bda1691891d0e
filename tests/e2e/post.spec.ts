import type { Page } from '@playwright/test';
import { readContent } from '#build/content/read.ts';
import { parseDate } from '#content/dates.ts';
import { expect, test } from '../support/test.ts';

const { posts } = await readContent();
const [newest, second, oldest] = [post(posts[0]), post(posts[1]), post(posts.at(-1))];
const title = newest.data.blogSub;
/** The older of two posts that share a title. */
const older = post(posts.find(({ data }, i) => posts.findIndex((other) => other.data.blogSub === data.blogSub) < i));
const path = (key: string) => `/company/blog/${encodeURIComponent(key)}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

test('a post shows its title, day, category, author, image and description', async ({ open, page }) => {
  await open(path(title));
  await expect(heading(page)).toHaveText(title);
  await expect(fact(page, 'Published').locator('time')).toHaveAttribute('datetime', day(newest));
  await expect(fact(page, 'Category')).toHaveText(newest.data.blogCategory);
  await expect(fact(page, 'Author')).toHaveText(newest.data.blogPoster);
  const image = page.getByRole('article').locator('img').first();
  await expect(image).toBeVisible();
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)).toBe(true);
  await expect(page.getByRole('article').getByText(newest.data.blogDesc, { exact: true })).toBeVisible();
});

test('a post opened from the list is the same as one opened by its address', async ({ open, page }) => {
  await open('/company/blog');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(heading(page)).toHaveText(title);
  const [words, tab] = [await page.getByRole('article').innerText(), await page.title()];
  await page.goto(path(title));
  expect(await page.getByRole('article').innerText()).toBe(words);
  expect(await page.title()).toBe(tab);
});

test('a post ends with the newer one, the older one and the list, and nothing else of the blog', async ({ open, page }) => {
  await open(path(second.data.blogSub));
  const links = page.getByRole('navigation', { name: 'Other posts' }).getByRole('link');
  await expect(links).toHaveCount(3);
  await links.first().click();
  await expect(heading(page)).toHaveText(title);
  await page
    .getByRole('navigation', { name: 'Other posts' })
    .getByRole('link', { name: /^Older post/ })
    .click();
  await expect(heading(page)).toHaveText(second.data.blogSub);
  await page.getByRole('navigation', { name: 'Other posts' }).getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL(/\/company\/blog$/);
});

test('the newest post has no newer one, the oldest no older one', async ({ open, page }) => {
  for (const [key, missing] of [
    [title, /^Newer post/],
    [oldest.data.blogSub, /^Older post/],
  ] as const) {
    await open(path(key));
    const links = page.getByRole('navigation', { name: 'Other posts' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.filter({ hasText: missing })).toHaveCount(0);
  }
});

test('a title in Bangla and with an ampersand is an address like any other', async ({ open, page }) => {
  const { blogSub } = post(posts.find(({ data }) => /[^ -~].*&|&.*[^ -~]/.test(data.blogSub))).data;
  await open('/company/blog');
  await page.getByRole('main').getByRole('link', { name: blogSub }).click();
  await expect(heading(page)).toHaveText(blogSub);
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText(blogSub);
});

test('a post is also found by its slug, and says which address is its own', async ({ open, page }) => {
  await open(path(newest.slug));
  await expect(heading(page)).toHaveText(title);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path(title));
});

test('of two posts that share a title the newer owns it, and the older is told apart', async ({ open, page }) => {
  const owner = post(posts.find(({ data }) => data.blogSub === older.data.blogSub));
  await open(path(owner.data.blogSub));
  await expect(fact(page, 'Published').locator('time')).toHaveAttribute('datetime', day(owner));
  const tab = await page.title();
  await open(path(older.slug));
  await expect(fact(page, 'Published').locator('time')).toHaveAttribute('datetime', day(older));
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path(older.slug));
  expect(await page.title()).not.toBe(tab);
});

test('an unknown title shows only its text, with the host’s 404', async ({ page, promises }) => {
  promises.allow('404');
  for (const key of ['No such post', title.toUpperCase()]) {
    const response = await page.goto(path(key));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toHaveText('Blog not found.');
    await expect(heading(page)).toHaveText('Blog not found.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path(key));
  }
});

test('search engines are told what the post is and where it stands', async ({ open, page }) => {
  await open(path(title));
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((element): unknown => JSON.parse(element.textContent)));
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', headline: title, datePublished: day(newest) }));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [1, 2, 3].map((position) => expect.objectContaining({ position })),
    }),
  );
});

function post(found: (typeof posts)[number] | undefined): (typeof posts)[number] {
  if (!found) throw new Error('The content lacks a post that this test is about.');
  return found;
}

function day({ data }: (typeof posts)[number]): string {
  return parseDate(data.blogDate) ?? '';
}
