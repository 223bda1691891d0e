/** What the portfolio's list does; what it shows is proved in tests/built/projects.test.ts. */
import { pageSize } from '#content/constants.ts';
import { portfolio } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { projects } from '../support/entries.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { cardLinks, cards, chip, count, expectNoControls, loadMore, scrollTo, searchBox } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const names = projects.map(({ data }) => data.projectName);
const total = names.length;
const oldest = projects.at(-1)?.data;
const namesIn = (category: string) => projects.flatMap(({ data }) => (data.projectCategory === category ? [data.projectName] : []));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Load More brings nine more while there are more, and the keyboard goes on with the first of them; a new search or category goes back to nine', async ({
  page,
  open,
}) => {
  const { of, many } = portfolio.count;
  await open(paths.portfolio);
  await expect(count(page)).toHaveText(`9 ${of} ${total} ${many}`);
  await loadMore(page).focus();
  await page.keyboard.press('Enter');
  await expect(cardLinks(page)).toHaveText(names);
  await expect(loadMore(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`${total} ${many}`);
  await expect(cardLinks(page).nth(9)).toBeFocused();
  await expect(cardLinks(page).nth(9)).toBeInViewport({ ratio: 1 });

  // Nearly every description has this letter.
  await searchBox(page).fill('o');
  await expect(cards(page)).toHaveCount(9);
  await expect(loadMore(page)).toBeVisible();
  await searchBox(page).fill('');
  await expect(count(page)).toHaveText(`9 ${of} ${total} ${many}`);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(total);
  await chip(page, 'CMS').click();
  await chip(page, 'CMS').click();
  await expect(count(page)).toHaveText(`9 ${of} ${total} ${many}`);
});

test('the search finds a part of a description among all projects, a category shows exactly its projects, and both count', async ({
  page,
  open,
}) => {
  await open(paths.portfolio);
  await searchBox(page).fill(oldest?.projectDesc.slice(-20).toUpperCase() ?? '');
  await expect(cardLinks(page)).toHaveText([oldest?.projectName ?? '']);

  await searchBox(page).fill('no such project');
  await expect(count(page)).toHaveText(portfolio.empty);
  await expect(count(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(loadMore(page)).toHaveCount(0);

  await searchBox(page).fill('');
  await chip(page, 'Web Development').click();
  await expect(cardLinks(page)).toHaveText(namesIn('Web Development').slice(0, pageSize));
  await searchBox(page).fill('Project C');
  await expect(cardLinks(page)).toHaveText(['Project C']);
  await chip(page, 'Web Development').click();
  await chip(page, 'CMS').click();
  await expect(count(page)).toHaveText(portfolio.empty);
});

test('a text and a category that come in the same moment both count', async ({ page, open }) => {
  await open(paths.portfolio);
  await expect(count(page)).toContainText(portfolio.count.of);
  const button = await chip(page, 'Web Development').elementHandle();
  await searchBox(page).evaluate((box: HTMLInputElement, pressed) => {
    box.setRangeText('Project C');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, button);
  await expect(cardLinks(page)).toHaveText(['Project C']);
  await expect(chip(page, 'Web Development')).toBeChecked();
});

test('a pressed category shows before the list follows, however long it is', async ({ page, open }) => {
  await open(paths.portfolio);
  const before = await cards(page).count();
  const atFrame = await chip(page, 'CMS').evaluateHandle((box: HTMLInputElement) => {
    const result = { checked: false, cards: NaN };
    box.addEventListener('change', () =>
      requestAnimationFrame(() => Object.assign(result, { checked: box.checked, cards: document.querySelectorAll('main article').length })),
    );
    return result;
  });
  await chip(page, 'CMS').click();
  await expect(cards(page)).not.toHaveCount(before);
  expect(await atFrame.evaluate((result) => result)).toEqual({ checked: true, cards: before });
});

test('two categories are in view up to 768 px, three from 1024 px, four from 1280 px', async ({ page, open }) => {
  await open(paths.portfolio);
  const chips = page.getByRole('region', { name: portfolio.categories }).getByRole('listitem');
  for (const { width, inView } of [
    { width: 390, inView: 2 },
    { width: 768, inView: 2 },
    { width: 1024, inView: 3 },
    { width: 1280, inView: 4 },
    { width: 1440, inView: 4 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    // Tab does not reach those out of view.
    await expect.poll(() => chips.evaluateAll((all) => all.filter((element) => !element.hasAttribute('inert')).length)).toBe(inView);
  }
});

test('a card leads to its project, and back to the list as it was left', async ({ page, open }) => {
  await open(paths.portfolio);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(total);
  await scrollTo(
    page,
    await cards(page)
      .nth(total - 1)
      .evaluate((card) => card.getBoundingClientRect().top + scrollY - 200),
  );
  await cardLinks(page)
    .nth(total - 1)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oldest?.projectName ?? '');
  await expect(page).toHaveURL(paths.project(oldest?.projectName ?? ''));
  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
  await expect(cards(page).nth(total - 1)).toBeInViewport();
});

test(
  'the newest project runs to the window’s left edge, and the others are on the lines of their rows, whole on a desktop',
  { tag: '@both' },
  async ({ page, open, isMobile }) => {
    await open(paths.portfolio);
    const frames = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { left, bottom, width, height } = card.querySelector('img')?.closest('div')?.getBoundingClientRect() ?? new DOMRect();
        return { left, bottom, shape: width / height };
      }),
    );
    const [lead, ...others] = frames;
    expect(Math.abs(lead?.left ?? -1)).toBeLessThanOrEqual(8);
    const lines = new Set(others.map(({ bottom }) => Math.round(bottom)));
    expect(lines.size).toBe(isMobile ? others.length : 4);
    for (const { shape } of others) expect(shape).toBeCloseTo(isMobile ? 1.25 : 1.6, 1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nine projects are there, the next one is a link on each page, and there is no control that could do nothing', async ({ page }) => {
    await page.goto(paths.portfolio);
    await expect(cards(page)).toHaveCount(9);
    await expectNoControls(page);
    await cardLinks(page).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[8] ?? '');
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[9] ?? '');
  });
});

test('a category that is pressed before the list starts is chosen when it has', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto(paths.portfolio, { waitUntil: 'commit' });
  await chip(page, 'CMS').click();
  start();
  await expect(cardLinks(page)).toHaveText(namesIn('CMS'));
  await expect(chip(page, 'CMS')).toBeChecked();
});

test('where nothing matches, one press empties the search and the category, and a link leads to somebody who answers', async ({
  page,
  open,
}) => {
  await open(paths.portfolio);
  await chip(page, 'CMS').click();
  await searchBox(page).fill('zzzz');
  await expect(count(page)).toHaveText(portfolio.empty);
  await expect(page.getByRole('main').getByRole('link', { name: portfolio.help.ask })).toHaveAttribute('href', portfolio.help.to);
  await page.getByRole('button', { name: portfolio.help.clear }).click();
  await expect(cardLinks(page)).toHaveText(names.slice(0, pageSize));
  await expect(searchBox(page)).toHaveValue('');
  await expect(chip(page, 'CMS')).not.toBeChecked();
  await expect(cardLinks(page).first()).toBeFocused();
  await page.reload();
  await expect(cardLinks(page)).toHaveText(names.slice(0, pageSize));
  await expect(searchBox(page)).toHaveValue('');
});
