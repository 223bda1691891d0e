/** What the FAQ does; what it tells is proved in tests/built/company-pages.test.ts. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('opening and closing take half a second', async ({ page, open }) => {
  await open('/company/faq');
  const durations = await item(page, 1).evaluate((element) => [
    getComputedStyle(element).transitionDuration,
    getComputedStyle(element, '::details-content').transitionDuration,
  ]);
  expect(new Set(durations.flatMap((list) => list.split(', ')))).toEqual(new Set(['0.5s']));

  const seen = () =>
    item(page, 1).evaluate((element) => {
      const text = element.querySelector('p');
      const height = text?.parentElement?.clientHeight ?? 0;
      return height === 0 ? 'nothing' : height === text?.offsetHeight ? 'all' : 'a part';
    });
  for (const [before, after] of [
    ['nothing', 'all'],
    ['all', 'nothing'],
  ] as const) {
    await setTransitions(page, 'transition-duration: 1000000s !important');
    await item(page, 1).evaluate(async (element) => {
      element.querySelector('summary')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await seen()).toBe(before);
    await setTransitions(page, 'transition: none !important');
    await expect.poll(seen).toBe(after);
  }
  await setTransitions(page, '');
  for (const after of ['all', 'nothing']) {
    await item(page, 1).evaluate((element) => element.querySelector('summary')?.click());
    await expect.poll(seen).toBe(after);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('one answer is open at a time; its whole line and the keyboard open it, at once; a click on the open one closes it', async ({
    page,
    open,
  }) => {
    await open('/company/faq');
    expect(await openOnes(page)).toEqual([0]);
    await question(page, 3).click();
    await expect.poll(() => openOnes(page)).toEqual([3]);
    await expect(answer(page, 3)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
    const duration = await item(page, 3).evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration);
    expect(duration).toBe('0s');
    await question(page, 3).click();
    await expect.poll(() => openOnes(page)).toEqual([]);
    await pressEndOfLine(page, 2);
    await expect.poll(() => openOnes(page)).toEqual([2]);
    await question(page, 4).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => openOnes(page)).toEqual([4]);
  });

  test('question and answer are side by side on a desktop, one below the other on a phone, where the whole line opens too', async ({
    page,
    open,
  }) => {
    await open('/company/faq');
    const places = async () => ({
      asked: await item(page, 0).getByRole('heading').boundingBox(),
      told: await answer(page, 0).boundingBox(),
    });
    const desktop = await places();
    expect(desktop.told?.x).toBeGreaterThanOrEqual((desktop.asked?.x ?? Infinity) + (desktop.asked?.width ?? 0));
    await page.setViewportSize({ width: 390, height: 844 });
    const phone = await places();
    expect(phone.told?.y).toBeGreaterThan((phone.asked?.y ?? Infinity) + (phone.asked?.height ?? 0) - 1);
    await pressEndOfLine(page, 2);
    await expect.poll(() => openOnes(page)).toEqual([2]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers open all the same, one at a time', async ({ page }) => {
    await page.goto('/company/faq');
    await question(page, 5).click();
    await expect(answer(page, 5)).toBeVisible();
    expect(await openOnes(page)).toEqual([5]);
  });
});

/** In place of the page's own; what scripts are told of them leaves out answers in Firefox. */
function setTransitions(page: Page, declaration: string): Promise<void> {
  return page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, `*, *::details-content { ${declaration} }`);
}

function item(page: Page, place: number) {
  return page.getByRole('main').locator('details').nth(place);
}

function question(page: Page, place: number) {
  return item(page, place).locator('summary');
}

function answer(page: Page, place: number) {
  return item(page, place).getByRole('paragraph');
}

/** A press far from the words of a closed question, near the end of its line. */
async function pressEndOfLine(page: Page, place: number): Promise<void> {
  await question(page, place).scrollIntoViewIfNeeded();
  const line = await item(page, place).boundingBox();
  await page.mouse.click((line?.x ?? 0) + (line?.width ?? 0) - 10, (line?.y ?? 0) + 40);
}

async function openOnes(page: Page): Promise<number[]> {
  const states = await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.map((element) => element.hasAttribute('open')));
  return states.flatMap((isOpen, place) => (isOpen ? [place] : []));
}
