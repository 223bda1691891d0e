/** What the tests of the two long lists, blog and portfolio, have in common. */
import type { Locator, Page } from '@playwright/test';
import { expect, started } from './test.ts';

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const searchBox = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
export const chip = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
export const loadMore = (page: Page): Locator => page.getByRole('button', { name: 'Load More' });
/** The count below a list, or what stands there when nothing matches. */
export const count = (page: Page): Locator => page.getByRole('main').getByRole('status');

export async function expectNewestFirst(page: Page): Promise<void> {
  const times = cards(page).locator('time');
  const days = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().toReversed());
}

/** Two categories in view up to 768 px, three from 1024 px, four from 1280 px (specification section 9). */
export async function expectCategories(page: Page, categories: readonly string[]): Promise<void> {
  const chips = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
  await expect(chips).toHaveText([...categories]);
  for (const { width, inView } of [
    { width: 390, inView: 2 },
    { width: 768, inView: 2 },
    { width: 1024, inView: 3 },
    { width: 1280, inView: 4 },
    { width: 1440, inView: 4 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => chips.evaluateAll((all) => all.filter((element) => !element.hasAttribute('inert')).length)).toBe(inView);
  }
}

/** Opens the page; its categories then take a step every 2500 ms, and after the last comes the first. */
export async function expectMovingCategories(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
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
}

/** The pressed category alone has a visible border, and a second press takes both away. */
export async function expectToggle(page: Page, name: string): Promise<void> {
  const border = () => chip(page, name).evaluate((element) => getComputedStyle(element).borderTopColor);
  const plain = await border();
  await chip(page, name).click();
  await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
  expect(await border()).not.toBe(plain);
  await chip(page, name).click();
  await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'false');
  expect(await border()).toBe(plain);
}

/** Texts that may be cut: each is whole up to the tolerance, else its first characters and an ellipsis; the whole stays in the page. */
export async function expectCuts(texts: Locator, limit: number, tolerance: number): Promise<void> {
  const found = await texts.evaluateAll((all) =>
    all.map((element) => ({
      shown: element.querySelector('[aria-hidden]')?.textContent ?? element.textContent,
      whole: element.querySelector('.visually-hidden')?.textContent ?? element.textContent,
    })),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { shown, whole } of found) {
    const letters = Array.from(new Intl.Segmenter('en').segment(whole), ({ segment }) => segment);
    expect(shown).toBe(letters.length > tolerance ? `${letters.slice(0, limit).join('').trimEnd()}…` : whole);
  }
}

/** Without the app a list has no control that could do nothing. */
export async function expectNoControls(page: Page): Promise<void> {
  await expect(searchBox(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
}

/** Waits until a value has been the same twice: a smooth scroll has ended. */
async function settled(value: () => Promise<number>): Promise<void> {
  let last = Number.NaN;
  async function unchanged() {
    const before = last;
    last = await value();
    return last === before;
  }
  await expect.poll(unchanged, { intervals: [150] }).toBe(true);
}
