import type { Page } from '@playwright/test';
import { readContent } from '#build/content/read.ts';
import { parseDate } from '#content/dates.ts';
import { expect, test } from '../support/test.ts';

const projects = (await readContent()).projects.map(({ data }) => data);
const [newest, oldest] = [projects[0], projects.at(-1)];
if (!newest || !oldest) throw new Error('The content has no project.');
const day = parseDate(newest.projectDate) ?? '';
const address = (name: string) => `/portfolio/${encodeURIComponent(name)}`;
const path = address(newest.projectName);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

test('a project shows its name, title, day, category, description and image', async ({ open, page }) => {
  await open(path);
  await expect(heading(page)).toHaveText(newest.projectName);
  await expect(page.getByText(newest.projectSub, { exact: true })).toBeVisible();
  await expect(fact(page, 'Published').locator('time')).toHaveAttribute('datetime', day);
  await expect(fact(page, 'Category')).toHaveText(newest.projectCategory);
  const image = page.getByRole('article').locator('img').first();
  await expect(image).toBeVisible();
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)).toBe(true);
  await expect(page.getByRole('article').getByText(newest.projectDesc, { exact: true })).toBeVisible();
});

test('the client’s colour is the ground of the title', async ({ open, page }) => {
  for (const { projectName, colours } of projects.slice(0, 3)) {
    await open(address(projectName));
    const [ground, ink] = await heading(page).evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element.closest('header') ?? element);
      return [backgroundColor, getComputedStyle(element).color];
    });
    expect([ground, ink]).toEqual([rgb(colours.ground), rgb(colours.ink)]);
  }
});

test('three figures stand beside the text on a desk, below it on a phone', async ({ open, page, viewport }) => {
  await open(path);
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('paragraph')).toHaveCount(3);
  const [text, side] = [await page.getByRole('heading', { level: 2 }).first().boundingBox(), await figures.boundingBox()];
  if ((viewport?.width ?? 0) > 1080) expect(side?.x).toBeGreaterThan(text?.x ?? 0);
  else expect(side?.y).toBeGreaterThan(text?.y ?? 0);
});

test('the last link leads to the next project, and round to the first again', async ({ open, page }) => {
  await open(path);
  const next = page.getByRole('article').getByRole('link').last();
  const name = await next.innerText();
  await next.click();
  await expect(heading(page)).toHaveText(name);
  await open(address(oldest.projectName));
  await expect(page.getByRole('article').getByRole('link').last()).toHaveText(newest.projectName);
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('an unknown name shows only its text, with the host’s 404; the name must be exact', async ({ page, promises }) => {
  promises.allow('404');
  for (const name of ['No such project', newest.projectName.toLowerCase()]) {
    const response = await page.goto(address(name));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toHaveText('Project not found.');
    await expect(heading(page)).toHaveText('Project not found.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('search engines are told what the project is and where it stands', async ({ open, page }) => {
  await open(path);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((element): unknown => JSON.parse(element.textContent)));
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'CreativeWork', name: newest.projectName, datePublished: day }));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [1, 2, 3].map((position) => expect.objectContaining({ position })),
    }),
  );
});

/** A colour of the content as a browser computes it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
