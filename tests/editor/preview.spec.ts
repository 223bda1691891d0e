/** The preview of `npm run edit` while pages are on their way. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { layout } from '#content/records.ts';
import { search } from '#content/search.ts';
import { paths } from '#lib/paths.ts';
import { editor } from '../support/editor.ts';
import { cards, loadMore } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const title = 'On its way';
const file = join(editor.content, 'blog/on-its-way.md');

function write(author: string): void {
  const fields = {
    id: "'900'",
    blogSub: title,
    blogDesc: 'Short.',
    blogDate: '11-20-26',
    blogCategory: 'CMS',
    blogLink: '/blogs/on-its-way',
  };
  const lines = Object.entries({ ...fields, blogPoster: author }).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(file, `---\n${lines.join('')}---\n\nWords.\n`);
}

test.afterEach(() => rmSync(file, { force: true }));

test('a page that was on its way when an entry changed shows the change, also beside another page', async ({
  page,
  context,
  pageGuards,
}) => {
  pageGuards.allow('404 (Not Found)');
  write('The first author');
  const other = await context.newPage();
  await expect(async () => {
    await other.goto(paths.post(title));
    await expect(other.getByText('The first author')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  const { promise: told, resolve: release } = Promise.withResolvers<void>();
  await page.route(/@vite\/client/, async (route) => {
    await told;
    await route.continue();
  });
  await page.goto(paths.post(title), { waitUntil: 'commit' });
  await expect(page.getByText('The first author')).toBeVisible();
  write('The second author');
  await expect(other.getByText('The second author')).toBeVisible({ timeout: 60_000 });
  release();
  await expect(page.getByText('The second author')).toBeVisible({ timeout: 60_000 });
});

test('what is wrong with an entry is said over the page until it is corrected', async ({ page, pageGuards }) => {
  pageGuards.allow('404 (Not Found)');
  pageGuards.allow('no front matter');
  write('The author');
  await expect(async () => {
    await page.goto(paths.post(title));
    await expect(page.getByText('The author')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  writeFileSync(file, 'No fields.\n');
  await expect(page.locator('vite-error-overlay')).toContainText('content/blog/on-its-way.md: the whole entry: found no front matter', {
    timeout: 60_000,
  });
  write('Another author');
  await expect(page.getByText('Another author')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('a list and the search show what is not in the page, too, and a phone gets its part of a picture', async ({ page }) => {
  await page.goto(paths.portfolio);
  await expect(cards(page)).toHaveCount(9);
  await loadMore(page).click();
  await expect(cards(page).nth(9)).toBeVisible({ timeout: 60_000 });
  const phone = await cards(page).first().locator('source[media]').getAttribute('srcset');
  const picture = await page.request.get(phone?.split(' ')[0] ?? '');
  const { width, height } = await sharp(await picture.body()).metadata();
  expect(width / height).toBeCloseTo(1.25, 1);

  await page.goto(paths.faq);
  await page.getByRole('searchbox', { name: layout.search.label }).fill('web');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: search.groups.blog })).toBeVisible({ timeout: 60_000 });
});
