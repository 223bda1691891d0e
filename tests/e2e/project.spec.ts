import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const path = '/portfolio/Karnaphuli%20Freight';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) => page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

test('a project shows its name, title, day, category, description and image', async ({ open, page }) => {
  await open(path);
  await expect(heading(page)).toHaveText('Karnaphuli Freight');
  await expect(page.getByText('Where is my container, answered before the telephone rings', { exact: true })).toBeVisible();
  await expect(fact(page, 'Published').locator('time')).toHaveAttribute('datetime', '2026-11-05');
  await expect(fact(page, 'Category')).toHaveText('Software Development');
  const image = page.getByRole('article').locator('img').first();
  await expect(image).toBeVisible();
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)).toBe(true);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  await expect(page.getByRole('article').getByText(description ?? '', { exact: true })).toBeVisible();
});

test('the client’s colour is the ground of the title', async ({ open, page }) => {
  const grounds = new Set<string>();
  for (const name of ['Karnaphuli Freight', 'Porua', 'Dheki']) {
    await open(`/portfolio/${encodeURIComponent(name)}`);
    grounds.add(await heading(page).evaluate((element) => getComputedStyle(element.closest('header') ?? element).backgroundColor));
  }
  expect(grounds.size).toBe(3);
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
  await open('/portfolio/Jowar%20Tours');
  await expect(page.getByRole('article').getByRole('link').last()).toHaveText('Karnaphuli Freight');
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('an unknown name shows only its text, with the host’s 404; the name must be exact', async ({ page, promises }) => {
  promises.allow('404');
  for (const name of ['No such project', 'karnaphuli freight']) {
    const response = await page.goto(`/portfolio/${encodeURIComponent(name)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toHaveText('Project not found.');
    await expect(heading(page)).toHaveText('Project not found.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('search engines are told what the project is and where it stands', async ({ open, page }) => {
  await open(path);
  const data = await page.locator('script[type="application/ld+json"]').evaluateAll((all) => all.map((element): unknown => JSON.parse(element.textContent)));
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'CreativeWork', name: 'Karnaphuli Freight', datePublished: '2026-11-05' }));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [1, 2, 3].map((position) => expect.objectContaining({ position })),
    }),
  );
});
