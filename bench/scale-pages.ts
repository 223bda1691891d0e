/** How the pages of a built site behave with a processor four times as slow, as a middling phone has. */
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { untilPaint } from './press.ts';
import { serve } from './serve.ts';

/** How many times slower than this machine. */
const slowdown = 4;
const presses = 50;

/** kB as they are transferred, ms from the start of the navigation to the first paint of content and to the end of loading. */
type Measured = { kB: number; 'first paint': number; loaded: number } | { ms: string };

/** The home page, the list, a post and the search as they are opened; then typing in the search, and 50 times 'Load More'. */
export async function measurePages(folder: string, posts: number): Promise<Record<string, Measured>> {
  const site = await serve(folder);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const results: Record<string, Measured> = {};
    const post = `/company/blog/post-${Math.floor(posts / 2)}`;
    for (const path of ['/', '/company/blog', post, '/search']) {
      const { page, bytes } = await openSlow(browser, site.url + path);
      const times = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        loaded: performance.getEntriesByType('navigation')[0]?.duration ?? 0,
      }));
      results[path] = { kB: Math.round(bytes() / 1000), 'first paint': Math.round(times.painted), loaded: Math.round(times.loaded) };
      await page.context().close();
    }
    results['a key in the search'] = { ms: await typing(browser, site.url) };
    results[`'Load More' ${presses} times`] = { ms: await loadingMore(browser, `${site.url}/company/blog`) };
    return results;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openSlow(browser: Browser, url: string, width = 390): Promise<{ page: Page; bytes: () => number }> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, bytes };
}

async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

/** Each key of a word that many entries have, once everything is loaded, from the key to the paint after it. */
async function typing(browser: Browser, url: string): Promise<string> {
  const { page } = await openSlow(browser, `${url}/search`, 1280);
  const box = page.getByRole('searchbox').first();
  const keys = [];
  await box.fill('market');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  for (const key of ['Space', 's', 'h', 'o', 'p', ...Array.from({ length: 5 }, () => 'Backspace')]) {
    keys.push(await untilPaint(page, () => box.press(key)));
  }
  await page.context().close();
  return summary(keys);
}

async function loadingMore(browser: Browser, url: string): Promise<string> {
  const { page } = await openSlow(browser, url);
  const more: Locator = page.getByRole('button', { name: 'Load More' });
  const times = [];
  for (let i = 0; i < presses && (await more.count()) > 0; i++) {
    times.push(await untilPaint(page, () => more.press('Enter')));
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return summary(times);
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)] ?? 'none'}, longest ${sorted.at(-1) ?? 'none'} (${times.length} presses)`;
}
