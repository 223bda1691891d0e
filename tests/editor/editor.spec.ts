/** An editor's post, from the form in the browser to the page of the built site. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { runQuietly, type Step, tools } from '../../scripts/run.ts';
import { editor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const title = 'A post that was written in a form';
const address = `/company/blog/${encodeURIComponent(title)}`;
const forms = `http://localhost:${editor.port}`;
const built = join(editor.root, 'dist');
const folder = join(editor.content, 'blog/written-in-a-form');
const draft = 'A draft';

test('a post with a picture is written in a form, shown by the preview, found in the built site, changed and deleted', async ({
  browser,
  page,
  pageGuards,
}) => {
  // It builds a site.
  test.setTimeout(300_000);
  // Nobody reloads the preview: it stays open, and shows each save by itself.
  pageGuards.allow('404 (Not Found)');
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  const form = await browser.newPage({ baseURL: forms });
  const elsewhere: string[] = [];
  form.on(
    'request',
    (request) => void (/^https?:/.test(request.url()) && !request.url().startsWith(forms) && elsewhere.push(request.url())),
  );

  await form.goto('/#/collections/blog/new');
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description', { exact: true }).fill('From a form to a page.');
  await form.getByLabel('Author').fill('Nasrin Sultana');
  await form.getByLabel('File name').fill('written-in-a-form');
  await form.getByLabel('markdown field').click();
  await form.keyboard.type('Nobody opened a file.');
  await form.getByRole('button', { name: 'Choose an image' }).click();
  const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer();
  await form.locator('input[type=file]').first().setInputFiles({ name: 'Our shop (2).JPG', mimeType: 'image/jpeg', buffer: photograph });
  await form.getByRole('button', { name: 'Choose selected' }).click();
  // The form takes over what is typed a moment later, and may lose a choice that was made meanwhile: whoever sees that chooses again.
  await expect(async () => {
    const category = form.getByText('CMS', { exact: true });
    if ((await category.count()) === 0) {
      await form.getByLabel('Category').click({ timeout: 15_000 });
      await category.last().click({ timeout: 15_000 });
    }
    await save(form);
    // What the schema wants beyond the form's own checks is said in the build's words, and nothing is kept.
    await expect(form.getByText('blogImg.alt: found nothing')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  expect(existsSync(folder)).toBe(false);

  await form.getByLabel('What one sees in it').fill('A green wall.');
  await save(form);
  await expect.poll(() => existsSync(folder)).toBe(true);

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Nobody opened a file.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'A green wall.' });
  // 0 also while the preview reloads itself.
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth).catch(() => 0);
  await expect.poll(width).toBeGreaterThan(0);

  const before = readFileSync(join(folder, 'index.md'), 'utf8');
  await form.getByLabel('Author').fill('Rafiq Hasan');
  await save(form);
  await expect(page.getByText('Rafiq Hasan').first()).toBeVisible({ timeout: 60_000 });
  const after = readFileSync(join(folder, 'index.md'), 'utf8');
  expect(after).toBe(before.replace('Nasrin Sultana', 'Rafiq Hasan'));
  // In whatever moment of the preview's reload a save comes.
  for (let again = 1; again <= 5; again++) {
    writeFileSync(join(folder, 'index.md'), after.replace('Rafiq Hasan', `Author ${again}`));
    await page.waitForTimeout(again * 300);
  }
  await expect(page.getByText('Author 5').first()).toBeVisible({ timeout: 60_000 });
  writeFileSync(join(folder, 'index.md'), after);

  // What is saved while a build runs is only in the preview.
  await run(['editor/new-entry.ts', 'post', draft]);
  await expect(async () => {
    await page.goto(`/company/blog/${encodeURIComponent(draft)}`);
    await expect(page.getByRole('heading', { level: 1, name: draft })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await run([tools.astro, 'build']);
  expect(existsSync(join(built, `current/company/blog/${draft}.html`))).toBe(false);
  const html = readFileSync(join(built, `current/company/blog/${title}.html`), 'utf8');
  expect(html).toContain('Nobody opened a file.');
  const [, file = ''] = /<img src="([^"]+\.webp)"[^>]*alt="A green wall\."/.exec(html) ?? [];
  expect(existsSync(join(built, 'current', file))).toBe(true);

  await page.goto('/company/faq');
  rmSync(join(editor.content, 'blog/a-draft'), { recursive: true });
  form.on('dialog', (dialog) => void dialog.accept());
  await form.getByRole('button', { name: 'Delete entry' }).click();
  await expect.poll(() => existsSync(folder)).toBe(false);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
  expect(elsewhere).toEqual([]);
});

async function run(step: Step): Promise<void> {
  const { code, output } = await runQuietly(step, { folder: relative('.', editor.root) });
  expect(code, output).toBe(0);
}

async function save(form: Page): Promise<void> {
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await form.getByText('Publish now', { exact: true }).click();
}
