/** A page as a phone of the middle class meets it: bytes, and how soon it answers a press. */
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args] });

/** As wide and as sharp as a phone. */
export const phoneSettings = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A page without the service worker, whose work behind it would change the times, and what speaks with the browser about it. */
async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ ...phoneSettings, serviceWorkers: 'block' });
  return { page, session: await page.context().newCDPSession(page) };
}

/** Transferred kilobytes of the page itself: all until the page is quiet, of that the scripts, and all after a visitor has scrolled to its end. */
export type Weight = { kB: number; scripts: number; scrolled: number };

export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const { page, session } = await openPhone(browser);
  await session.send('Network.enable');
  const scriptIds = new Set<string>();
  let [all, scripts] = [0, 0];
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scriptIds.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (scriptIds.has(requestId)) scripts += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = { kB: all / 1000, scripts: scripts / 1000 };
  await scrollThrough(page);
  await page.close();
  return { ...before, scrolled: all / 1000 };
}

/** Scrolls to the end and back, so that pictures load which wait until they are near the view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

const presses: [name: string, path: string, find: (page: Page) => Locator, act: (control: Locator) => Promise<void>][] = [
  ['the menu', '/', (page) => page.locator('header button[popovertarget=menu]'), pressByHand],
  ['a key in the search of the blog', '/company/blog', (page) => page.getByRole('main').getByRole('searchbox'), (box) => box.press('a')],
  ['a question', '/company/faq', (page) => page.locator('main summary').first(), pressByHand],
  ['a category', '/portfolio', (page) => page.locator('main [aria-pressed]:visible').nth(1), pressByHand],
  ['a field of the form', '/contact', (page) => page.getByRole('main').getByRole('textbox').first(), (field) => field.press('a')],
];
/** For each control, the ms from a press to the paint after it, with a processor four times as slow: at the first paint of the page, one second later, and three. */
export async function pressTimes(browser: Browser, url: string): Promise<Map<string, number[]>> {
  const results = new Map<string, number[]>();
  for (const [name, path, find, act] of presses) {
    const times = [];
    for (const moment of [0, 1000, 3000]) {
      const { page, session } = await openPhone(browser);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.waitForTimeout(moment);
      times.push(await untilPaint(page, () => act(find(page))));
      await page.close();
    }
    results.set(name, times);
  }
  return results;
}

/** As browsers report it (Event Timing, in steps of 8 ms). 0 is less than 16 ms. */
async function untilPaint(page: Page, press: () => Promise<void>): Promise<number> {
  const handle = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    const everyEvent: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe(everyEvent);
    return entries;
  });
  await press();
  await page.waitForTimeout(500);
  return handle.evaluate((entries) => Math.max(0, ...entries.map(({ duration }) => duration)));
}

/** With the time that a finger takes. */
function pressByHand(control: Locator): Promise<void> {
  return control.click({ delay: 80 });
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
