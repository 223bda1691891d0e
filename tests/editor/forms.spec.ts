/** Forms for the files of content/ that are no posts, projects or jobs: from a change in the browser to the pages that show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#lib/paths.ts';
import { money } from '#content/money.ts';
import { about, currency, faq, portfolio, prices } from '#content/records.ts';
import { editor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

/** No other has the same amount, so that it can be told on a page. */
const price = prices.services.find(({ price: amount }, i, all) => all.every((other, j) => i === j || other.price !== amount)) ?? {
  id: '',
  price: 0,
};
const inBangla = 'ঢাকায় বানানো ওয়েবসাইট';

test('a price, a lead in Bangla, a colleague with a photo and the order of questions are changed in forms, and the site follows', async ({
  browser,
  page,
}) => {
  // Five forms, and after each the preview reads all content again.
  test.slow();
  const form = await openEditor(browser);

  // The page stays open: it follows what is saved here and elsewhere.
  await page.goto(paths.home);
  await open(form, 'Pages', 'Home');
  await expand(form, 'Top of the page');
  await form.getByLabel('Introduction').fill(`${inBangla}: {{${price.id}.price}}`);
  expect(await saved(form, 'pages/home.yaml')).toEqual({ gone: 1, added: 1 });

  await expect(page.getByText(`${inBangla}: ${money(price.price, currency)}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(inBangla, { exact: true })).toHaveAttribute('lang', 'bn');
  const pages = [paths.home, paths.services, paths.webDesign, paths.wordpress, paths.appDevelopment, paths.faq];
  const [oldPrice, newPrice] = [price.price, price.price - 1234].map((amount) => money(amount, currency));
  const before = await Promise.all(pages.map((path) => timesIn(page, path, oldPrice)));
  await open(form, 'Prices', 'Prices');
  await expandEntry(form, price.id);
  await form
    .getByLabel('Price from')
    .locator('visible=true')
    .fill(String(price.price - 1234));
  expect(await saved(form, 'prices.yaml')).toEqual({ gone: 1, added: 1 });
  await expect(page.getByText(`${inBangla}: ${newPrice}`)).toBeVisible({ timeout: 60_000 });
  expect(await Promise.all(pages.map((path) => timesIn(page, path, newPrice)))).toEqual(before);

  await open(form, 'Pages', 'About us');
  await form.getByRole('button', { name: 'Add team' }).click();
  await form.getByLabel('Name', { exact: true }).locator('visible=true').fill('Rehana Begum');
  await form.getByLabel('What they do').locator('visible=true').fill('book-keeper');
  await form.getByRole('button', { name: 'Choose an image' }).locator('visible=true').click();
  const photograph = await sharp({ create: { width: 700, height: 820, channels: 3, background: '#a07' } })
    .jpeg()
    .toBuffer();
  await form.locator('input[type=file]').first().setInputFiles({ name: 'Rehana (2).JPG', mimeType: 'image/jpeg', buffer: photograph });
  await form.getByRole('button', { name: 'Choose selected' }).click();
  expect(await saved(form, 'pages/about.yaml')).toEqual({ gone: 0, added: 4 });
  const colleague = page.getByRole('listitem').filter({ hasText: 'Rehana Begum' });
  await expect(async () => {
    await page.goto(paths.about);
    const team = page.getByRole('list').filter({ has: colleague }).getByRole('listitem');
    await expect(team).toHaveCount(about.team.length + 1, { timeout: 5000 });
    const width = () => colleague.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });

  await open(form, 'Pages', 'FAQ');
  const [first = '', second = ''] = faq.entries.map(({ Question }) => Question);
  await handle(form, first).dragTo(handle(form, second), { steps: 12 });
  const lines = sorted('pages/faq.yaml');
  await saved(form, 'pages/faq.yaml');
  expect(sorted('pages/faq.yaml')).toEqual(lines);
  await expect(async () => {
    await page.goto(paths.faq);
    await expect(page.getByRole('main').locator('summary').first()).not.toContainText(first, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
});

test('each kind of mistake is a plain sentence in the form, and nothing is written', async ({ browser }) => {
  const form = await openEditor(browser);
  const before = new Map(['pages/faq.yaml', 'prices.yaml', 'company.json'].map((file) => [file, read(file)]));
  const refuses = async (sentence: string | RegExp) => {
    await save(form);
    // A busy machine takes its time to read all content again.
    await expect(form.getByText(sentence).first()).toBeVisible({ timeout: 60_000 });
  };

  await open(form, 'Pages', 'FAQ');
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('');
  await refuses('Heading is required.');
  await heading.fill('What is {{pepole}}?');
  await refuses(/pages\/faq\.yaml: heading: found \{\{pepole\}\}, expected a name of .*\{\{people\}\}/);
  await heading.fill('Questions');
  await expand(form, 'For search engines');
  await form.getByLabel('Page title').fill('Far too long '.repeat(6).trim());
  await refuses('expected at most 60 characters');

  await open(form, 'Prices', 'Prices');
  await expandEntry(form, price.id);
  await form.getByLabel('Name in texts').locator('visible=true').fill('renamed');
  await refuses(new RegExp(`found .*${price.id}.*, expected`));

  await open(form, 'Company', 'Company');
  await form.getByLabel('Address of the site').fill('example.com');
  await refuses('expected an address such as https://www.example.com');
  for (const [file, source] of before) expect(read(file), file).toBe(source);
});

test('the address of another form shows that one’s values, and a phone shows all of it', async ({ browser }) => {
  const form = await openEditor(browser);
  const heading = form.getByLabel('Heading', { exact: true }).locator('visible=true');
  await open(form, 'Pages', 'FAQ');
  await expect(heading).toHaveValue(faq.heading);
  const address = form.url();
  await open(form, 'Pages', 'Portfolio');
  await expect(heading).toHaveValue(portfolio.heading);
  await form.evaluate((to) => void (location.href = to), address);
  await expect(heading).toHaveValue(faq.heading);
  await form.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => form.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** How often a page says an amount. */
async function timesIn(page: Page, path: string, amount = ''): Promise<number> {
  const html = await (await page.request.get(path)).text();
  return html.split(amount).length - 1;
}

async function openEditor(browser: Browser): Promise<Page> {
  const form = await browser.newPage({ baseURL: `http://localhost:${editor.port}` });
  // A form that has changes asks before it is left.
  form.on('dialog', (dialog) => void dialog.accept());
  return form;
}

/** As somebody does it who begins at the editor's address, which refuses its whole configuration for one wrong setting. */
async function open(form: Page, group: string, label: string): Promise<void> {
  await form.goto('/');
  await form.getByRole('link', { name: group, exact: true }).first().click();
  await expect(form.getByRole('heading', { name: group, exact: true }).last()).toBeVisible();
  await expect(form.getByText('Error loading the CMS configuration')).toHaveCount(0);
  await form.getByRole('link', { name: label, exact: true }).last().click();
}

/** Opens a group of fields. */
async function expand(form: Page, label: string): Promise<void> {
  await form.getByText(label, { exact: true }).last().getByRole('button', { name: 'Expand' }).click();
}

/** Opens an entry of a list, by what it is called while it is closed. Its buttons have no names. */
async function expandEntry(form: Page, label: string): Promise<void> {
  await form.getByText(label, { exact: true }).locator('xpath=preceding::button[2]').click();
}

/** The bar by which an entry of a list is dragged. */
function handle(form: Page, label: string): Locator {
  return form.getByText(label, { exact: true }).last().locator('xpath=preceding::*[@role="button"][1]');
}

async function save(form: Page): Promise<void> {
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await form.getByText('Publish now', { exact: true }).click();
}

/** Saves, and counts the lines of the file that are gone and that are new. */
async function saved(form: Page, file: string): Promise<{ gone: number; added: number }> {
  const before = read(file).split('\n');
  await save(form);
  await expect.poll(() => read(file).split('\n'), { timeout: 60_000 }).not.toEqual(before);
  const after = read(file).split('\n');
  const gone = before.filter((line) => !after.includes(line)).length;
  return { gone, added: after.length - before.length + gone };
}

function sorted(file: string): string[] {
  return read(file).split('\n').toSorted();
}

function read(file: string): string {
  return readFileSync(join(editor.content, file), 'utf8');
}
