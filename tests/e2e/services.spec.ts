/** What the pages of the services do; what they tell is proved in tests/built/services.test.ts. */
import type { Page } from '@playwright/test';
import { appDevelopment, customSoftware, webDesignAndDevelopment, wordpress } from '#content/records.ts';
import { serviceMenu } from '#content/menus.ts';
import { paths } from '#lib/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the hero’s second button leads down to the offers, and the kind of work stays in view while its offers pass', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open('/services/webDesigAndDev');
  const { groups, heroActions } = webDesignAndDevelopment;
  const offer = (title = '') => page.getByRole('heading', { level: 3, name: title, exact: true });
  const kind = (name = '') => page.getByRole('heading', { level: 2, name, exact: true });
  await page.getByRole('link', { name: heroActions.offers, exact: true }).click();
  await expect(offer(groups[0]?.offerings[0]?.title)).toBeInViewport();
  await offer(groups[1]?.offerings.at(-1)?.title).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(kind(groups[1]?.name)).toBeInViewport();
  await expect(kind(groups[0]?.name)).not.toBeInViewport();
});

test('one answer is open at a time, at first the first', async ({ page, open }) => {
  await open('/services/customSoftwareDev');
  const [first, second] = customSoftware.questions.items;
  await expect(answer(page, first)).toBeVisible();
  await question(page, second).click();
  await expect(answer(page, second)).toBeVisible();
  await expect(answer(page, first)).toBeHidden();
  await question(page, second).click();
  await expect(answer(page, second)).toBeHidden();
});

test('on the page about apps the numbers are on the picture, the industries in eight, four or two columns, and a whole card is its link', async ({
  page,
  open,
}) => {
  await open('/services/appDevelopment');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: appDevelopment.keyElements.alt }) });
  const picture = await figure.getByRole('img').boundingBox();
  const left = picture?.x ?? 0;
  const marks = await figure
    .locator('b')
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect()).map(({ x, width }) => x + width / 2));
  expect(marks).toHaveLength(6);
  for (const middle of marks) {
    expect.soft(middle).toBeGreaterThan(left);
    expect.soft(middle).toBeLessThan(left + (picture?.width ?? 0));
  }

  const industries = page.getByRole('list').filter({ hasText: appDevelopment.industries.items[11]?.name }).getByRole('listitem');
  const columns = () => industries.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))).size);
  for (const [width, count] of [
    [1440, 8],
    [900, 4],
    [600, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `columns at ${width}`).toBe(count);
  }

  await page.getByRole('heading', { name: appDevelopment.services.cards[2]?.title ?? '' }).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${paths.contact}\\?about=`));
});

test('in the list of services a whole row is the link to its page', async ({ page, open }) => {
  await open('/services');
  const row = serviceMenu.find(({ name }) => name === 'App Development');
  await page.getByRole('heading', { level: 2, name: 'App Development' }).click({ force: true });
  await expect(page).toHaveURL(row?.link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appDevelopment.hero.title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers of a service page open, one at a time', async ({ page }) => {
    await page.goto(paths.wordpress);
    const [first, second] = wordpress.questions.items;
    await question(page, second).click();
    await expect(answer(page, second)).toBeVisible();
    await expect(answer(page, first)).toBeHidden();
  });
});

type Entry = { Question: string; Answer: string };

function question(page: Page, entry?: Entry) {
  return page.getByRole('heading', { name: entry?.Question ?? '', exact: true });
}

function answer(page: Page, entry?: Entry) {
  return page.getByText(entry?.Answer ?? '', { exact: true });
}
