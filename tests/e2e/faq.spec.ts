import type { Page } from '@playwright/test';
import { site } from '#content/site.ts';
import { expect, test } from '../support/test.ts';

test('eight questions, the first one open', async ({ page, open }) => {
  await open('/company/faq');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8);
  expect(await openOnes(page)).toEqual([0]);
});

test('one is open at a time; a click on another switches, a click on the open one closes it', async ({ page, open }) => {
  await open('/company/faq');
  await questions(page).nth(3).click();
  await expect.poll(() => openOnes(page)).toEqual([3]);
  await questions(page).nth(7).click();
  await expect.poll(() => openOnes(page)).toEqual([7]);
  await questions(page).nth(7).click();
  await expect.poll(() => openOnes(page)).toEqual([]);
});

test('the whole line of a closed question can be pressed, and the keyboard opens it too', async ({ page, open }) => {
  await open('/company/faq');
  const line = await page.getByRole('main').locator('details').nth(2).boundingBox();
  await page.mouse.click((line?.x ?? 0) + (line?.width ?? 0) - 60, (line?.y ?? 0) + 40);
  await expect.poll(() => openOnes(page)).toEqual([2]);
  await questions(page).nth(4).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => openOnes(page)).toEqual([4]);
});

test('opening and closing take half a second', async ({ page, open }) => {
  await open('/company/faq');
  const item = page.getByRole('main').locator('details').nth(1);
  const durations = await item.evaluate((element) => [
    getComputedStyle(element).transitionDuration,
    getComputedStyle(element, '::details-content').transitionDuration,
  ]);
  expect(new Set(durations.flatMap((list) => list.split(', ')))).toEqual(new Set(['0.5s']));
  const soon = await item.evaluate(async (element) => {
    element.querySelector('summary')?.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return element.getBoundingClientRect().height;
  });
  await expect.poll(() => item.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(soon + 50);
});

test('with reduced motion an answer is there at once', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/company/faq');
  await questions(page).nth(1).click();
  await expect(answer(page, 1)).toBeVisible();
  const item = page.getByRole('main').locator('details').nth(1);
  expect(await item.evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration)).toBe('0s');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('question and answer stand side by side on a desk, one below the other on a phone', async ({ page, open, isMobile }) => {
  await open('/company/faq');
  const asked = await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox();
  const told = await answer(page, 0).boundingBox();
  if (isMobile) expect(told?.y).toBeGreaterThan((asked?.y ?? 0) + (asked?.height ?? 0) - 1);
  else expect(told?.x).toBeGreaterThanOrEqual((asked?.x ?? 0) + (asked?.width ?? 0));
});

test('a link writes to the company', async ({ page, open }) => {
  await open('/company/faq');
  await expect(page.getByRole('main').getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
});

test('search engines are told the eight questions with their answers', async ({ page, open }) => {
  await open('/company/faq');
  const told = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((script): unknown => JSON.parse(script.textContent)));
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const mainEntity = names.map((name) =>
    expect.objectContaining({ '@type': 'Question', name, acceptedAnswer: expect.objectContaining({ '@type': 'Answer' }) }),
  );
  expect(told).toContainEqual(expect.objectContaining({ '@type': 'FAQPage', mainEntity }));
});

test('without JavaScript the questions open all the same, one at a time', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/company/faq`);
  await questions(page).nth(5).click();
  await expect(answer(page, 5)).toBeVisible();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await context.close();
});

function questions(page: Page) {
  return page.getByRole('main').locator('summary');
}

function answer(page: Page, place: number) {
  return page.getByRole('main').locator('details').nth(place).getByRole('paragraph');
}

async function openOnes(page: Page): Promise<number[]> {
  const states = await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.map((item) => item.hasAttribute('open')));
  return states.flatMap((isOpen, place) => (isOpen ? [place] : []));
}
