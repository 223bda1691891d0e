/** What the list of jobs does; what it shows is proved in tests/built/jobs.test.ts. */
import type { Locator, Page } from '@playwright/test';
import { jobs as jobsCopy } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { boxes } from '../support/boxes.ts';
import { jobs } from '../support/entries.ts';
import { inItsFonts } from '../support/fonts.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { cardLinks, cards, category, count, expectNoControls, searchBox } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const titles = jobs.map(({ data }) => data.jobTitle);
const titlesIn = (name: string) => jobs.flatMap(({ data }) => (data.category === name ? [data.jobTitle] : []));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('four perks hang at two lengths in turn, a clear step apart', async ({ page, open }) => {
  await open(paths.jobs);
  const perks = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(perks).toHaveCount(4);
  const [first = 0, second = 0, ...others] = await perks.evaluateAll((all) => all.map((perk) => perk.getBoundingClientRect().bottom));
  expect(Math.abs(second - first)).toBeGreaterThan(32);
  expect(others).toEqual([first, second]);
});

test('the search finds a part of a title in any case and nothing else, a category shows exactly its own jobs', async ({ page, open }) => {
  await open(paths.jobs);
  await searchBox(page).fill('DEVELOP');
  await expect(cardLinks(page)).toHaveText(['Backend Developer', 'App Developer']);
  await expect(count(page)).toHaveText(`2 ${jobsCopy.list.count.many}`);
  await searchBox(page).fill('Dhanmondi');
  await expect(count(page)).toHaveText(jobsCopy.list.empty);
  await expect(count(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await searchBox(page).fill('');

  await expect(category(page, jobsCopy.list.allCategories)).toBeChecked();
  for (const name of ['Web Design', 'Web Development', 'Software Development', 'App Development']) {
    await category(page, name).check();
    await expect(cardLinks(page)).toHaveText(titlesIn(name));
    await expect(count(page)).toHaveText(`1 ${jobsCopy.list.count.one}`);
  }
  await category(page, jobsCopy.list.allCategories).check();
  await expect(cardLinks(page)).toHaveText(titles);
});

test('search and category narrow together, by keyboard too, and are as they were on the way back from a job', async ({ page, open }) => {
  await open(paths.jobs);
  await category(page, jobsCopy.list.allCategories).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await expect(category(page, 'Software Development')).toBeChecked();
  await searchBox(page).fill('app');
  await expect(count(page)).toHaveText(jobsCopy.list.empty);
  await searchBox(page).fill('developer');
  await expect(cardLinks(page)).toHaveText(['Backend Developer']);
  await cardLinks(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backend Developer');
  await expect(page).toHaveURL(paths.job('Backend Developer'));
  await page.goBack();
  await expect(category(page, 'Software Development')).toBeChecked();
  await expect(searchBox(page)).toHaveValue('developer');
  await expect(cards(page)).toHaveCount(1);
});

// The second job is seven days old at the first moment and eight at the second, by the visitor's clock; elsewhere it is the other way round.
for (const { timezoneId, moment, name, ribbons } of [
  {
    timezoneId: 'Pacific/Honolulu',
    moment: '2026-11-24T09:30:00Z',
    name: 'a job is marked new for seven days after its day, also where days end last',
    ribbons: [1, 1, 0, 0],
  },
  {
    timezoneId: 'Pacific/Kiritimati',
    moment: '2026-11-23T10:30:00Z',
    name: 'a job is no longer marked new on the eighth day, also where days begin first',
    ribbons: [1, 0, 0, 0],
  },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(name, async ({ page, open }) => {
      await page.clock.setFixedTime(moment);
      await open(paths.jobs);
      await expect.poll(() => ribbonsOf(page)).toEqual(ribbons);
    });
  });
}

test('a passed deadline is said, takes its places out of the heading and, like the ribbon, moves nothing', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00');
  const start = await holdScripts(page);
  await page.goto(paths.jobs, { waitUntil: 'commit' });
  await inItsFonts(page);
  const places = page.getByRole('main').locator('h3, dl, li');
  const before = await boxes(places);
  start();
  await expect.poll(() => ribbonsOf(page)).toEqual([1, 1, 0, 0]);
  const passed = (cardsOf: Locator) => cardsOf.getByRole('definition').getByText(jobsCopy.passed).filter({ visible: true });
  await expect(passed(cards(page))).toHaveCount(1);
  await expect(passed(cards(page).last())).toHaveCount(1);
  const open = jobs.slice(0, -1).reduce((sum, { data }) => sum + data.vacancies, 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${jobsCopy.numbers[open] ?? open} ${jobsCopy.hero.heading.many}`, {
    useInnerText: true,
  });
  expect(await boxes(places)).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete and nothing offers to narrow it @both', async ({ page }) => {
    await page.goto(paths.jobs);
    await expect(cardLinks(page)).toHaveText(titles);
    await expectNoControls(page);
  });
});

/** The number of ribbons on each card. */
function ribbonsOf(page: Page): Promise<number[]> {
  return cards(page).evaluateAll(
    (all, ribbon) =>
      all.map((card) => [...card.querySelectorAll('b')].filter((mark) => mark.checkVisibility() && mark.textContent === ribbon).length),
    jobsCopy.list.ribbon,
  );
}

test('a category that is chosen before the list’s script starts shows its jobs when it has', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto(paths.jobs, { waitUntil: 'commit' });
  await category(page, 'App Development').check();
  start();
  await expect(cardLinks(page)).toHaveText(titlesIn('App Development'));
  await expect(category(page, 'App Development')).toBeChecked();
  await category(page, jobsCopy.list.allCategories).check();
  await expect(cards(page)).toHaveCount(titles.length);
});

test('what was searched for and chosen is there after a reload', async ({ page, open }) => {
  await open(paths.jobs);
  await searchBox(page).fill('developer');
  await category(page, 'Software Development').check();
  await expect(cardLinks(page)).toHaveText(['Backend Developer']);
  await page.reload();
  await expect(searchBox(page)).toHaveValue('developer');
  await expect(category(page, 'Software Development')).toBeChecked();
  await expect(cardLinks(page)).toHaveText(['Backend Developer']);
});
