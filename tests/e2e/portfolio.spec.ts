import type { Page } from '@playwright/test';
import { readContent } from '#build/content/read.ts';
import { cuts, pageSize, projectCategories } from '#content/constants.ts';
import { expect, started, test } from '../support/test.ts';

const list = '/portfolio';
const projects = (await readContent()).projects.map(({ data }) => data);
const total = projects.length;
const design = 'Web Design';
const designs = projects.filter(({ projectCategory }) => projectCategory === design);
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'Load More' });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('the list has its heading, its subtitle and nine projects, newest first', async ({ open, page }) => {
  await open(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Our Portfolio's");
  await expect(page.getByText('Our Legacy in Design and Development', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(pageSize);
  await expect(cards(page).first().getByRole('link')).toHaveText(projects[0]?.projectName ?? '');
  const days = await cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().toReversed());
});

test('Load More brings nine more while there are more, and the keyboard goes on with the first of them', async ({ open, page }) => {
  await open(list);
  await expect(count(page)).toHaveText(`9 of ${total} projects`);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(total);
  await expect(more(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`${total} projects`);
  await expect(cards(page).nth(pageSize).getByRole('link')).toBeFocused();
});

test('a search or a category goes back to nine', async ({ open, page }) => {
  await open(list);
  await more(page).click();
  await expect(cards(page)).toHaveCount(total);
  await box(page).fill('a');
  await expect(cards(page)).toHaveCount(pageSize);
  await box(page).fill('');
  await expect(count(page)).toHaveText(`9 of ${total} projects`);
  await more(page).click();
  await expect(cards(page)).toHaveCount(total);
  await chip(page, design).click();
  await chip(page, design).click();
  await expect(cards(page)).toHaveCount(pageSize);
});

test('a part of a name, a title or a description finds a project in any case, among the older ones too', async ({ open, page }) => {
  await open(list);
  const last = projects.at(-1);
  for (const text of [last?.projectName, last?.projectSub.slice(0, 20), last?.projectDesc.slice(-20)]) {
    await box(page).fill(text?.toUpperCase() ?? '');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link')).toHaveText(last?.projectName ?? '');
  }
});

test('without a match the list says so, where a screen reader hears it', async ({ open, page }) => {
  await open(list);
  await box(page).fill('no such project');
  await expect(count(page)).toHaveText('No Project Found');
  await expect(cards(page)).toHaveCount(0);
  await expect(more(page)).toHaveCount(0);
});

test('a category shows exactly its projects, has a border, and clears on a second press', async ({ open, page }) => {
  await open(list);
  const button = chip(page, design);
  const plain = await button.evaluate((element) => getComputedStyle(element).borderTopColor);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopColor)).not.toBe(plain);
  await expect(cards(page).getByRole('link')).toHaveText(designs.map(({ projectName }) => projectName));
  await box(page).fill(designs[1]?.projectName ?? '');
  await expect(cards(page).getByRole('link')).toHaveText([designs[1]?.projectName ?? '']);
  await box(page).fill('');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(pageSize);
});

test('the categories stand two in view, three from 1024 px, four from 1280 px', async ({ open, page }) => {
  await open(list);
  const chips = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
  await expect(chips).toHaveText([...projectCategories]);
  for (const [width, inView] of [
    [390, 2],
    [768, 2],
    [1024, 3],
    [1280, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => chips.evaluateAll((all) => all.filter((element) => !element.hasAttribute('inert')).length)).toBe(inView);
  }
});

test('the categories move on every 2.5 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(list);
  await started(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const region = page.getByRole('region', { name: 'Categories' });
  const left = () => region.getByRole('list').evaluate((element) => Math.round(element.scrollLeft));
  await region.getByRole('list').evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  // A pointer that goes away begins the time anew.
  await region.dispatchEvent('pointerleave');
  await page.clock.runFor(2499);
  expect(await left()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(left).toBeGreaterThan(0);
});

test('a description of more than 76 characters is cut for the eye and whole for assistive technology', async ({ open, page }) => {
  await open(list);
  const texts = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const part = card.querySelector('h3 + p');
      return {
        shown: part?.querySelector('[aria-hidden]')?.textContent ?? part?.textContent ?? '',
        whole: part?.querySelector('.sr')?.textContent ?? part?.textContent ?? '',
      };
    }),
  );
  const { limit } = cuts.projectDescription;
  expect(limit).toBe(76);
  for (const { shown, whole } of texts) {
    const characters = [...new Intl.Segmenter('en').segment(whole)].map(({ segment }) => segment);
    expect(shown).toBe(characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : whole);
  }
});

test('a card leads to its project, and back to the list as it was left', async ({ open, page }) => {
  await open(list);
  await more(page).click();
  const last = cards(page).nth(total - 1);
  const name = await last.getByRole('link').innerText();
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(new RegExp(`/portfolio/${encodeURIComponent(name)}$`));
  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
  await expect(cards(page).nth(total - 1)).toBeInViewport();
});

test('the newest project runs to the window’s left edge, and every shelf is one height', async ({ open, page }) => {
  await open(list);
  const frames = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { left, bottom, top } = card.querySelector('img')?.closest('div')?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, bottom };
    }),
  );
  const [lead, ...others] = frames;
  expect(Math.abs(lead?.left ?? -1)).toBeLessThanOrEqual(8);
  for (const { top, bottom } of others) {
    for (const beside of others) if (Math.abs(beside.top - top) < 1) expect(Math.abs(beside.bottom - bottom)).toBeLessThan(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nine projects are there, the others one by one, and no control that could do nothing', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(pageSize);
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await cards(page).last().getByRole('link').click();
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++) {
      seen.add(await page.getByRole('heading', { level: 1 }).innerText());
      await page.getByRole('main').getByRole('link').last().click();
      await page.waitForLoadState();
    }
    expect(seen.size).toBe(4);
  });
});
