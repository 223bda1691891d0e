/** The preview of `npm run edit` while pages are on their way. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#lib/paths.ts';
import { editor } from '../support/editor.ts';
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
