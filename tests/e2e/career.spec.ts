import type { Locator, Page } from '@playwright/test';
import { career } from '#content/pages/career.ts';
import { boxes } from '../support/boxes.ts';
import { expect, test } from '../support/test.ts';

const day = 86_400_000;

test('the heading says how many places are free: the sum of all vacancies', async ({ page, open }) => {
  await open('/company/career');
  const vacancies = await rows(page).evaluateAll((all) => all.map((row) => Number(/(\d+) vacanc/.exec(row.textContent)?.[1])));
  const free = vacancies.reduce((sum, count) => sum + count, 0);
  expect(free).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${career.numbers[free] ?? free} `);
});

test('four perks hang at four lengths', async ({ page, open, isMobile }) => {
  await open('/company/career');
  const perks = page.getByRole('region').or(page.getByRole('main')).getByRole('list').first().getByRole('listitem');
  await expect(perks).toHaveCount(4);
  const heights = await perks.evaluateAll((all) => all.map((perk) => Math.round(perk.getBoundingClientRect().height)));
  if (!isMobile) expect(new Set(heights).size).toBe(4);
});

test('the circulars stand newest first and each opens its own page', async ({ page, open }) => {
  await open('/company/career');
  const published = await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('time')?.getAttribute('datetime') ?? ''));
  expect(published.length).toBeGreaterThan(1);
  expect(published).toEqual(published.toSorted().toReversed());
  const link = rows(page).nth(1).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/company/career/circular/${title}`);
});

test('the search finds a part of a title in any case, and nothing else', async ({ page, open }) => {
  await open('/company/career');
  const all = await titles(page);
  const part = (all[0] ?? '').slice(2, 7);
  await page.getByRole('main').getByRole('searchbox').fill(part.toUpperCase());
  const found = all.filter((title) => title.toLowerCase().includes(part.toLowerCase()));
  await expect(rows(page)).toHaveCount(found.length);
  expect(await titles(page)).toEqual(found);
  for (const elsewhere of ['Dhaka', 'Software Development', 'Full Time']) {
    await page.getByRole('main').getByRole('searchbox').fill(elsewhere);
    await expect(rows(page)).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('status')).toHaveText(career.list.empty);
});

test('the categories are the specified ones; each shows exactly its own circulars, all of them the whole list', async ({ page, open }) => {
  await open('/company/career');
  const count = await rows(page).count();
  const group = page.getByRole('group', { name: 'Category' });
  await expect(group.getByRole('radio')).toHaveCount(5);
  await expect(group.getByRole('radio', { name: /^All Categories/ })).toBeChecked();
  let sum = 0;
  for (const category of ['Web Design', 'Web Development', 'Software Development', 'App Development']) {
    await group.getByRole('radio', { name: new RegExp(`^${category}`) }).check();
    await expect(rows(page).filter({ hasNotText: `${category}, ` })).toHaveCount(0);
    sum += await rows(page).count();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${await rows(page).count()} `));
  }
  expect(sum).toBe(count);
  await group.getByRole('radio', { name: /^All Categories/ }).check();
  await expect(rows(page)).toHaveCount(count);
});

test('search and category narrow together, by keyboard too, and stand as they were on the way back', async ({ page, open }) => {
  await open('/company/career');
  await page.getByRole('radio', { name: /^All Categories/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Web Development/ })).toBeChecked();
  const [first = ''] = await titles(page);
  await page.getByRole('main').getByRole('searchbox').fill(first);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Web Development/ })).toBeChecked();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(first);
  await expect(rows(page)).toHaveCount(1);
});

test('a circular is marked new from its day until seven days after it', async ({ page, open }) => {
  await open('/company/career');
  const published = await publishedOf(rows(page).first());
  for (const [age, marked] of [
    [-1, 0],
    [0, 1],
    [7, 1],
    [8, 0],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${published}T12:00`).getTime() + age * day);
    await open('/company/career');
    await expect(rows(page).first().getByText(career.list.ribbon, { exact: true }), `after ${age} days`).toHaveCount(marked);
  }
});

test.describe('on the other side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the day that counts is the visitor’s', async ({ page, open }) => {
    await open('/company/career');
    const published = await publishedOf(rows(page).first());
    // It is already the next day there, the eighth after the publication.
    await page.clock.setFixedTime(Date.parse(`${published}T11:00:00Z`) + 7 * day);
    await open('/company/career');
    await expect(rows(page).first().getByText(career.list.ribbon, { exact: true })).toHaveCount(0);
  });
});

test('a passed deadline is said beside it, and neither that nor the ribbon moves anything', async ({ page, open }) => {
  await open('/company/career');
  const row = rows(page).first();
  const published = await publishedOf(row);
  const deadline = (await row.locator('time').last().getAttribute('datetime')) ?? '';
  const seen: string[] = [];
  for (const today of [
    Date.parse(`${published}T12:00`) + 20 * day,
    Date.parse(`${published}T12:00`),
    Date.parse(`${deadline}T12:00`) + day,
  ]) {
    await page.clock.setFixedTime(today);
    await open('/company/career');
    seen.push(await boxes(page.getByRole('main').locator('h3, dl, li')));
    const passed = row.getByRole('definition').last().filter({ hasText: career.passed });
    await expect(passed).toHaveCount(today > Date.parse(`${deadline}T23:59`) ? 1 : 0);
  }
  expect(new Set(seen).size).toBe(1);
});

test('without JavaScript the list is complete and nothing offers to narrow it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/company/career`);
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await context.close();
});

function rows(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

async function titles(page: Page): Promise<string[]> {
  return rows(page).getByRole('heading').allTextContents();
}

async function publishedOf(row: Locator): Promise<string> {
  return (await row.locator('time').first().getAttribute('datetime')) ?? '';
}
