/** What a delivered page does while its fonts and scripts come. */
import { search } from '#content/search.ts';
import { blog, notFound } from '#content/records.ts';
import type { Page } from '@playwright/test';
import { quoteCopy } from '#content/form-copy.ts';
import { footerFaqLink } from '../support/footer.ts';
import { hasFont, inItsFonts } from '../support/fonts.ts';
import { fillQuote, quoteForm, thanks } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** What `countLayoutShift` has added up. */
    layoutShift?: () => number;
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the fonts replace their fallbacks without moving the page', async ({ page }) => {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await countLayoutShift(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await nextFrame(page);
  expect(await hasFont(page)).toBe(false);
  release();
  await inItsFonts(page);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

for (const [path, heading] of [
  ['/no/such/page', notFound.heading],
  ['/company/blog/nothing', blog.notFound],
  ['/search?q=shop', `${search.resultsFor} “shop”`],
] as const) {
  test(`what scripts add to ${path} moves nothing in view`, async ({ page, pageGuards }) => {
    pageGuards.allow('404 (Not Found)');
    await countLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test('a browser that forbids storage shows the page and the thanks of a form without an error', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The browser forbids it.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await fillQuote(page);
  const arrived = page.waitForResponse('**/api/submit');
  await quoteForm(page).getByRole('button', { name: quoteCopy.submit }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await (await arrived).json()).toMatchObject({ success: true });
  await footerFaqLink(page).click();
  await expect(page).toHaveURL('/company/faq');
});

/** Adds up what moves on the pages that are opened from now on. */
async function countLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) shifts.sum += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShift = () => {
      add(observer.takeRecords());
      return shifts.sum;
    };
  });
}

/** What has moved until now, as a share of the window. */
async function layoutShift(page: Page): Promise<number> {
  await nextFrame(page);
  return page.evaluate(() => window.layoutShift?.() ?? NaN);
}

/** Resolves when everything until now is painted. */
function nextFrame(page: Page): Promise<number> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
