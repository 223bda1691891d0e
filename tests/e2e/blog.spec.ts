import type { Page } from '@playwright/test';
import { readContent } from '#build/content/read.ts';
import { blogCategories, cuts, pageSize } from '#content/constants.ts';
import { expect, started, test } from '../support/test.ts';

const list = '/company/blog';
const titles = (await readContent()).posts.map(({ data }) => data.blogSub);
/** The title that two posts share. */
const shared = titles.find((title, i) => titles.indexOf(title) < i) ?? '';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('the list has its heading, its subheading and nine posts, newest first', async ({ open, page }) => {
  await open(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Our Blog's");
  await expect(page.getByText('Exploring Possibilities, One Blog at a Time', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(pageSize);
  const days = await cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().toReversed());
});

test('a part of a title finds its posts in any case and with either apostrophe, and nothing but titles is searched', async ({
  open,
  page,
}) => {
  await open(list);
  const typographic = titles.find((title) => title.includes('’')) ?? '';
  for (const part of [shared.slice(3).toUpperCase(), (titles[0] ?? '').slice(2, 9).toLowerCase(), typographic.replaceAll('’', "'")]) {
    const found = titles.filter((title) => title.replaceAll('’', "'").toLowerCase().includes(part.toLowerCase()));
    await box(page).fill(part);
    await expect(cards(page).getByRole('link')).toHaveCount(found.length);
    await expect(count(page)).toHaveText(new RegExp(`^${found.length} `));
    for (const [i, title] of found.entries()) await expect(cards(page).nth(i).getByRole('link', { name: title })).toBeVisible();
  }
  const description = await cards(page).first().getByRole('paragraph').last().innerText();
  await box(page).fill(description.slice(0, 40));
  await expect(cards(page)).toHaveCount(0);
  await box(page).fill('');
  await expect(cards(page)).toHaveCount(pageSize);
});

test('without a match the list says so, where a screen reader hears it', async ({ open, page }) => {
  await open(list);
  await box(page).fill('no such title');
  await expect(count(page)).toHaveText('No blogs found');
  await expect(count(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});

test('nine posts and no more are no reason to offer more', async ({ open, page }) => {
  await open(list);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});

test('a category narrows the list, gets a border, and clears on a second press', async ({ open, page }) => {
  await open(list);
  const design = chip(page, 'Web Design');
  const plain = await design.evaluate((element) => getComputedStyle(element).borderTopColor);
  await design.click();
  await expect(design).toHaveAttribute('aria-pressed', 'true');
  expect(await design.evaluate((element) => getComputedStyle(element).borderTopColor)).not.toBe(plain);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByText('Web Design', { exact: true })).toBeVisible();
  await design.click();
  await expect(design).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(pageSize);
});

test('search and category both count', async ({ open, page }) => {
  await open(list);
  await box(page).fill(shared);
  await expect(cards(page)).toHaveCount(2);
  await chip(page, 'Web Design').click();
  await expect(count(page)).toHaveText('No blogs found');
  await chip(page, 'Web Design').click();
  await expect(cards(page)).toHaveCount(2);
});

test('the categories stand in their order, two to four in view by width', async ({ open, page }) => {
  await open(list);
  const chips = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
  await expect(chips).toHaveText([...blogCategories]);
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

test('the categories move on every 2500 ms and begin again after the last', async ({ page }) => {
  await page.clock.install();
  await page.goto(list);
  await started(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const region = page.getByRole('region', { name: 'Categories' });
  const track = region.getByRole('list');
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft));
  const end = await track.evaluate((element) => element.scrollWidth - element.clientWidth);
  await track.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  // A pointer that goes away begins the time anew.
  await region.dispatchEvent('pointerleave');
  for (let before = 0; before < end - 2; before = await left()) {
    await page.clock.runFor(2499);
    expect(await left()).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(left).toBeGreaterThan(before);
    await settled(left);
  }
  await page.clock.runFor(2500);
  await expect.poll(left).toBe(0);
});

test('a title is cut to 32 characters for the eye, a description of more than 130 to 110, and both are whole for assistive technology', async ({
  open,
  page,
}) => {
  await open(list);
  const texts = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const parts = [card.querySelector('h3 a'), card.querySelector(':scope > p:last-child')];
      return parts.map((part) => ({
        shown: part?.querySelector('[aria-hidden]')?.textContent ?? part?.textContent ?? '',
        whole: part?.querySelector('.sr')?.textContent ?? part?.textContent ?? '',
      }));
    }),
  );
  for (const [title, description] of texts) {
    for (const [text, limit, tolerance] of [
      [title, cuts.blogTitle.limit, 32],
      [description, cuts.blogDescription.limit, 130],
    ] as const) {
      const whole = text?.whole ?? '';
      const short = [...new Intl.Segmenter('en').segment(whole)].length <= tolerance;
      if (short) expect(text?.shown).toBe(whole);
      else
        expect(text?.shown).toBe(
          `${[...new Intl.Segmenter('en').segment(whole)]
            .slice(0, limit)
            .map(({ segment }) => segment)
            .join('')
            .trimEnd()}…`,
        );
    }
  }
});

test('each of two posts that share a title opens itself', async ({ open, page }) => {
  await open(list);
  for (const place of [0, 1]) {
    await box(page).fill(shared);
    const day = await cards(page).nth(place).locator('time').getAttribute('datetime');
    await cards(page).nth(place).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: shared })).toBeVisible();
    await expect(page.getByRole('definition').locator('time')).toHaveAttribute('datetime', day ?? '');
    await page.goto(list);
    await started(page);
  }
});

test('who comes back from a post finds the list as it was left', async ({ open, page }) => {
  await open(list);
  await box(page).fill(shared);
  await cards(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: shared })).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue(shared);
  await expect(cards(page)).toHaveCount(2);
});

test('what was typed before the app started is searched for when it has', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(list);
  await box(page).fill(shared);
  release();
  await started(page);
  await expect(cards(page)).toHaveCount(2);
});

test.describe('skeletons', () => {
  /** Holds the covers back until told; `fail` lets them break instead. */
  async function holdCovers(page: Page) {
    let end: (fail: boolean) => void = () => {};
    const held = new Promise<boolean>((resolve) => (end = resolve));
    await page.route(/\/assets\/(cover|cloth)-.*\.svg$/, async (route) => ((await held) ? route.abort() : route.continue()));
    return end;
  }

  async function enter(page: Page) {
    await page.goto('/');
    await started(page);
    await page.getByRole('link', { name: 'See More Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "Our Blog's" })).toBeVisible();
  }

  test('a card that a navigation brings in is a skeleton until its image has loaded', async ({ page }) => {
    const end = await holdCovers(page);
    await enter(page);
    await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
    end(false);
    await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
  });

  test('an image that fails ends the skeleton too', async ({ page, promises }) => {
    promises.allow('Failed to load resource');
    const end = await holdCovers(page);
    await enter(page);
    await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
    end(true);
    await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
  });

  test('four seconds end the skeleton, whatever the image does', async ({ page }) => {
    await page.clock.install();
    const end = await holdCovers(page);
    await enter(page);
    await page.clock.runFor(3000);
    await expect(cards(page).first()).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1000);
    await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
    end(false);
  });

  test('a card of the delivered page shows its words at once', async ({ page }) => {
    const end = await holdCovers(page);
    await page.goto(list, { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(pageSize);
    await expect(cards(page).first()).not.toHaveAttribute('aria-busy');
    await expect(cards(page).first()).toHaveAttribute('data-skeleton', 'picture');
    end(false);
    await started(page);
    await expect(cards(page).first()).toHaveAttribute('data-skeleton', 'none');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the posts are there, and no control that could do nothing', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(pageSize);
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
});

/** Waits until a value has been the same twice: a smooth scroll has ended. */
async function settled(value: () => Promise<number>): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await value();
        return last === before;
      },
      { intervals: [150] },
    )
    .toBe(true);
}
