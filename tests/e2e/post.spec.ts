/** What a post's page does; what it shows is proved in tests/built/posts.test.ts. */
import type { Page } from '@playwright/test';
import { blog } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { posts } from '../support/entries.ts';
import { expect, test } from '../support/test.ts';

const titles = posts.map(({ data }) => data.blogSub);
/** The post with everything that Markdown has in it. */
const [everything = ''] = titles;
const bangla = titles.find((title) => /[^ -~].*&/.test(title)) ?? '';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a post opened from the list is the same as one opened by its address, also with a title in Bangla and an ampersand in it', async ({
  page,
  open,
}) => {
  await open('/company/blog');
  await page.getByRole('main').getByRole('link', { name: bangla }).click();
  await expect(heading(page)).toHaveText(bangla);
  await expect(page).toHaveURL(paths.post(bangla));
  // The last part of the page.
  await expect(page.getByRole('article').getByRole('link', { name: blog.all })).toBeVisible();
  const [words, tab] = [await page.getByRole('article').innerText(), await page.title()];
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  expect(await page.getByRole('article').innerText()).toBe(words);
  expect(await page.title()).toBe(tab);
  const picture = page.getByRole('article').locator('img').first();
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a link within a post changes only the fragment of the address', async ({ page }) => {
      await page.goto(paths.post(everything));
      const loads = pageLoads(page);
      const note = page.getByText('The note at the end of the post.');
      await page.getByRole('link', { name: '1', exact: true }).click();
      await expect(page).toHaveURL(`${paths.post(everything)}#text-fn-1`);
      await expect(note).toBeInViewport();
      await note.getByRole('link').click();
      await expect(page).toHaveURL(`${paths.post(everything)}#text-fnref-1`);
      await expect(heading(page)).toHaveText(everything);
      expect(loads).toEqual([]);
    });
  });
}

test('an unknown title shows only its text, with the host’s 404; a title must be exact', async ({ page, pageGuards }) => {
  pageGuards.allow('404 (Not Found)');
  const response = await page.goto(paths.post(everything.toUpperCase()));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toHaveText(blog.notFound);
  await expect(heading(page)).toHaveText(blog.notFound);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page).toHaveURL(paths.post(everything.toUpperCase()));
});

/** The addresses of all documents that the page loads from now on. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}
