import { readContent } from '#build/content/read.ts';
import { cuts, pageSize, projectCategories } from '#content/constants.ts';
import {
  cards,
  chip,
  count,
  expectCategories,
  expectCuts,
  expectMovingCategories,
  expectNewestFirst,
  expectNoControls,
  expectToggle,
  loadMore,
  searchBox,
} from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const list = '/portfolio';
const projects = (await readContent()).projects.map(({ data }) => data);
const total = projects.length;
const design = 'Web Design';
const designs = projects.filter(({ projectCategory }) => projectCategory === design);

test('the list has its heading, its subtitle and nine projects, newest first', async ({ open, page }) => {
  await open(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Our Portfolio's");
  await expect(page.getByText('Our Legacy in Design and Development', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(pageSize);
  await expect(cards(page).first().getByRole('link')).toHaveText(projects[0]?.projectName ?? '');
  await expectNewestFirst(page);
});

test('Load More brings nine more while there are more, and the keyboard goes on with the first of them', async ({ open, page }) => {
  await open(list);
  await expect(count(page)).toHaveText(`9 of ${total} projects`);
  await loadMore(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(total);
  await expect(loadMore(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`${total} projects`);
  await expect(cards(page).nth(pageSize).getByRole('link')).toBeFocused();
});

test('a search or a category goes back to nine', async ({ open, page }) => {
  await open(list);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(total);
  await searchBox(page).fill('a');
  await expect(cards(page)).toHaveCount(pageSize);
  await searchBox(page).fill('');
  await expect(count(page)).toHaveText(`9 of ${total} projects`);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(total);
  await chip(page, design).click();
  await chip(page, design).click();
  await expect(cards(page)).toHaveCount(pageSize);
});

test('a part of a name, a title or a description finds a project in any case, among the older ones too', async ({ open, page }) => {
  await open(list);
  const last = projects.at(-1);
  for (const text of [last?.projectName, last?.projectSub.slice(0, 20), last?.projectDesc.slice(-20)]) {
    await searchBox(page).fill(text?.toUpperCase() ?? '');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link')).toHaveText(last?.projectName ?? '');
  }
});

test('without a match the list says so, where a screen reader hears it', async ({ open, page }) => {
  await open(list);
  await searchBox(page).fill('no such project');
  await expect(count(page)).toHaveText('No Project Found');
  await expect(cards(page)).toHaveCount(0);
  await expect(loadMore(page)).toHaveCount(0);
});

test('a category shows exactly its projects, has a border, and clears on a second press', async ({ open, page }) => {
  await open(list);
  await expectToggle(page, design);
  await expect(cards(page)).toHaveCount(pageSize);
  await chip(page, design).click();
  await expect(cards(page).getByRole('link')).toHaveText(designs.map(({ projectName }) => projectName));
  await searchBox(page).fill(designs[1]?.projectName ?? '');
  await expect(cards(page).getByRole('link')).toHaveText([designs[1]?.projectName ?? '']);
});

test('the categories stand two in view, three from 1024 px, four from 1280 px', async ({ open, page }) => {
  await open(list);
  await expectCategories(page, projectCategories);
});

test('the categories move on every 2.5 seconds and begin again after the last', async ({ page }) => {
  await expectMovingCategories(page, list);
});

test('a description of more than 76 characters is cut for the eye and whole for others', async ({ open, page }) => {
  await open(list);
  expect(cuts.projectDescription.limit).toBe(76);
  await expectCuts(cards(page).locator('h3 + p'), 76, 76);
});

test('a card leads to its project, and back to the list as it was left', async ({ open, page }) => {
  await open(list);
  await loadMore(page).click();
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
    await expectNoControls(page);
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
