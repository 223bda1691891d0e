/**
 * What holds for each screen of this repository's content: bytes, accessibility in both schemes, no sideways scroll from a
 * narrow phone to a wide screen and with text twice as large, where no word is broken, no picture larger than it is shown. One load a screen, as a
 * phone of double density meets it; the other conditions follow in the same page.
 */
import type { Page } from '@playwright/test';
import { phoneLink, site } from '#content/site.ts';
import { axeFaults, darkContrastFaults } from '../support/axe.ts';
import { stubMap } from '../support/map.ts';
import { screens } from '../support/screens.ts';
import { paths } from '#lib/paths.ts';
import { expect, test } from '../support/test.ts';
import { oversizedPictures } from './oversized-pictures.ts';
import { weigh } from './weigh.ts';

/** The links of the header; the quote may be about what the page sells. */
const quote = 'header :is(a[href$="#quoteSection"], a[href^="/contact?about="], a[href="#contact-form"])';
const actions = [`header a[href="${site.chat}"]`, `header a[href="${phoneLink}"]`, quote];
/** Of scripts, in bytes. A list has categories and a search of its own; the site's search shows what it finds by React. */
const budgets: [start: string, bytes: number][] = [
  [paths.search, 80_000],
  [paths.blog, 9_000],
  [paths.portfolio, 9_000],
  [paths.contact, 14_000],
  ['/', 8_000],
];
const jobs = paths.job('');
const phone = { width: 390, height: 844 };
const windows = [
  { width: 390, density: 2 },
  { width: 768, density: 1 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

for (const path of [...screens, '/search?q=software']) {
  test(`${path} keeps its budgets, is accessible and fits every width`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (path === paths.contact) await stubMap(page);
    const weights = await weigh(page, async () => {
      await page.goto(path);
    });
    const [, budget = 0] = budgets.find(([start]) => path.startsWith(start)) ?? [];
    expect.soft(weights.all('Script'), 'bytes of scripts').toBeLessThanOrEqual(budget);
    expect.soft(weights.picturesInView, 'bytes of pictures in the first view').toBeLessThanOrEqual(70_000);
    expect.soft(weights.all('Font'), 'bytes of fonts').toBeLessThanOrEqual(60_000);
    expect.soft(weights.all('Bangla'), 'bytes of Bangla fonts').toBeLessThanOrEqual(60_000);
    if (path === '/') {
      const firstView = weights.all('Document') + weights.all('Font') + weights.picturesInView;
      expect.soft(firstView, 'bytes of the first view').toBeLessThanOrEqual(85_000);
    }

    expect.soft(await actionsInView(page), 'chat, phone and quote on a phone').toEqual(phoneActions(path));
    expect.soft(await axeFaults(page), 'faults on a phone').toEqual([]);
    expect.soft(await textsSetApart(page), 'texts whose Bangla is laid out as an item of its own').toEqual([]);
    for (const { width, density } of windows) {
      expect.soft(await oversizedPictures(page, width, density), `pictures at ${width} px and density ${density}`).toEqual([]);
    }
    expect.soft(await overflow(page, 320), 'sideways scroll at 320 px').toBe(0);
    await setTextSize(page, 32);
    expect.soft(await overflow(page, phone.width), 'sideways scroll at 390 px with text twice as large').toBe(0);
    expect.soft(await brokenWords(page), 'words broken within at 390 px with text twice as large').toEqual([]);
    expect.soft(await overflow(page, 1280), 'sideways scroll at 1280 px with text twice as large').toBe(0);
    await setTextSize(page, 16);

    for (const width of [768, 1024, 2560, 1440]) {
      expect.soft(await overflow(page, width), `sideways scroll at ${width} px`).toBe(0);
      expect.soft(await actionsInView(page), `chat, phone and quote at ${width} px`).toEqual(actions);
    }
    expect.soft(await darkContrastFaults(page), 'faults on a desktop at night').toEqual([]);
  });
}

/** The bar of a phone is away over a form, and a job has its own button in it. */
function phoneActions(path: string): string[] {
  if (path === paths.contact) return [];
  return actions.filter((action) => !path.startsWith(jobs) || action !== quote);
}

/** Which of the three ways to the company the visitor can press without scrolling and without opening anything. */
async function actionsInView(page: Page): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) =>
        [...document.querySelectorAll(selector)].some((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return width >= 44 && height >= 44 && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ),
    actions,
  );
}

/** Texts that a flex or grid container would break at their marked words, since it takes each for an item. */
async function textsSetApart(page: Page): Promise<(string | null)[]> {
  return page.locator('[lang=bn]').evaluateAll((marked) =>
    marked.flatMap(({ parentElement: parent }) => {
      const mixed = parent && [...parent.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      return mixed && /flex|grid/.test(getComputedStyle(parent).display) ? [parent.textContent] : [];
    }),
  );
}

/** Pixels by which the page is wider than a window of this width. */
async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: phone.height });
  return page.evaluate((available) => document.documentElement.scrollWidth - available, width);
}

/** Words that are on two lines, though a browser that does not hyphenate has no reason to. Addresses may be broken. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: parent, nodeValue: text } = node;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.offsetWidth === 1) continue;
      for (const { 0: word, index } of text.matchAll(/(?<![@.\p{L}\p{M}])[\p{L}\p{M}]{2,}(?![\p{L}\p{M}]|[@.]\w)/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** The size that the visitor has set in the browser, in pixels; 16 is what browsers begin with. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`);
}
