/** What a delivered page does before, while and after the app takes it over (docs/decisions/0004). */
import type { Page } from '@playwright/test';
import { about } from '#content/pages/about.ts';
import { quoteCopy } from '#content/forms.ts';
import { hasFont, inItsFonts } from '../support/fonts.ts';
import { fillQuote, quoteForm, thanks } from '../support/forms.ts';
import { holdStart } from '../support/held-start.ts';
import { expect, hydrated, test } from '../support/test.ts';

declare global {
  interface Window {
    /** What `countLayoutShift` has added up. */
    layoutShift?: () => number;
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the fonts take over from their stand-ins without moving the page', async ({ page }) => {
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
  await hydrated(page);
  await inItsFonts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Anek Latin"/);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('before the app starts, a visit from the top lays out what is near; a reload and an address of a part lay out all', async ({
  page,
}) => {
  await holdStart(page);
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  expect(await laidOut(page)).toBe(false);
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(page)).toBe(true);
  await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  expect(await laidOut(page)).toBe(true);
  await page.goto('about:blank');
  await page.goto('/#quoteSection');
  expect(await laidOut(page)).toBe(true);
  await expect(page.locator('#quoteSection').getByRole('heading').first()).toBeInViewport();
});

for (const [path, heading] of [
  ['/no/such/page', 'Oops!!'],
  ['/company/blog/nothing', 'Blog not found.'],
  ['/search?q=shop', 'Search “shop”'],
] as const) {
  test(`what the app adds to ${path}, which is not a built page, moves nothing in view`, async ({ page, pageGuards }) => {
    pageGuards.allow('404 (Not Found)');
    const start = await holdStart(page);
    await countLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    start();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test('once the app runs, the whole page is laid out, and a page that it opens is so from the beginning', async ({ page, open }) => {
  await open('/');
  await expect.poll(() => laidOut(page)).toBe(true);
  await page.locator('html:not([data-fresh])').waitFor();
  await page.evaluate(() => (document.documentElement.dataset.fresh = '')); // as if the visitor went on before that
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: about.mission.heading })).toBeAttached();
  await expect(page.locator('html[data-fresh]')).toHaveCount(0);
  expect(await laidOut(page)).toBe(true);
});

test('the app starts and lays out the whole page although the browser is never idle', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/');
  const filesOfApp = page.locator('link[rel="modulepreload"]');
  await elapse(page, 1990);
  expect(await filesOfApp.count()).toBe(0);
  await elapse(page, 20);
  expect(await filesOfApp.count()).toBeGreaterThan(0);
  expect(await page.locator('link[rel="stylesheet"]').count(), 'the sheet waits for an idle moment, half a second at most').toBe(0);
  await expect
    .poll(
      async () => {
        await elapse(page, 500);
        return page.locator('html[data-hydrated]').count();
      },
      { intervals: [20] },
    )
    .toBe(1);
  expect(await laidOut(page)).toBe(false);
  await expect
    .poll(
      async () => {
        await elapse(page, 1000);
        return laidOut(page);
      },
      { intervals: [20] },
    )
    .toBe(true);
});

test('a browser that forbids storage shows the page, the app and the thanks of a form without an error', async ({ page }) => {
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
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await hydrated(page);
  await fillQuote(page);
  await quoteForm(page).getByRole('button', { name: quoteCopy.submit }).click();
  const arrived = page.waitForResponse('**/api/submit');
  await page.clock.runFor(1000);
  await expect(thanks(page)).toBeVisible();
  expect(await (await arrived).json()).toMatchObject({ success: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/company/faq');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(quoteForm(page)).toBeAttached();
});

/**
 * A browser that calls back only after the longest time that the page allows it, by a clock that `elapse` moves. The clock of
 * Playwright would take the browser's own measurements away too, by which the page knows a visit from the top.
 */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = 0;
    let waiting: { done: () => void; at: number }[] = [];
    const wait = (done: () => void, time: number) => waiting.push({ done, at: now + time });
    window.requestIdleCallback = (done, { timeout = Infinity } = {}) =>
      wait(() => done({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    const setRealTimeout = window.setTimeout;
    Object.assign(window, {
      setTimeout: (done: () => void, time = 0) => (time < 1000 ? setRealTimeout(done, time) : wait(done, time)),
    });
    addEventListener('elapse', (event) => {
      now += event instanceof CustomEvent ? Number(event.detail) : 0;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { done } of due) done();
    });
  });
}

async function elapse(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('elapse', { detail })), milliseconds);
}

/** Whether the page's foot is laid out wherever it stands. */
function laidOut(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
}

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
