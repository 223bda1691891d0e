/** How soon built pages answer a visitor with a processor four times as slow, as a middling phone has. */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { untilPaint } from './press.ts';

/** How many times slower than this machine. */
const slowdown = 4;
/** In ms after the first paint: from before the app starts until after it has. */
const moments = [0, 400, 800, 1200, 2000, 3000];

/** In ms. */
export type Answers = { median: number; longest: number; presses: number };

const controls: [name: string, path: string, find: (page: Page) => Locator, act: (control: Locator) => Promise<void>][] = [
  ['the menu', '/', (page) => page.locator('button[popovertarget=menu]'), pressByHand],
  ['a key in the blog’s search', '/company/blog', (page) => page.getByRole('main').getByRole('searchbox'), (box) => box.press('a')],
  ['a question', '/company/faq', (page) => page.locator('main summary').first(), pressByHand],
  ['a category', '/portfolio', (page) => page.locator('main button[aria-pressed]:visible').first(), pressByHand],
  ['a field of the form', '/contact', (page) => page.getByRole('main').getByRole('textbox').first(), (field) => field.press('a')],
];

/** Pages whose links stand in the header or the footer of every page, or in a menu of the header. */
const destinations = [
  '/services/webDesigAndDev',
  '/services/wordpressDev',
  '/product-solution',
  '/product-solution/ecommerce-360',
  '/company/blog',
  '/company/faq',
  '/company/termsConditions',
  '/company/career',
  '/contact',
  '/portfolio',
  '/',
];

/** For each control, from a press to the paint after it, at several moments while the app starts. */
export async function pressWhileStarting(browserPath: string, url: string): Promise<Record<string, Answers>> {
  return withBrowser(browserPath, async (browser) => {
    // The first page of a new browser waits for the machine's fonts too. A visitor's browser has shown other pages before.
    await (await openPage(browser, 390)).goto(url, { waitUntil: 'networkidle' });
    const results: Record<string, Answers> = {};
    for (const [name, path, find, act] of controls) {
      const times = [];
      for (const moment of moments) {
        const page = await openPage(browser, 390);
        await slowDown(page);
        await page.goto(url + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.waitForTimeout(moment);
        times.push(await untilPaint(page, () => act(find(page))));
        await page.context().close();
      }
      results[name] = summary(times);
    }
    return results;
  });
}

/** For each page, from the press on a link to the first paint of the page, when the browser has its code already. */
export async function navigate(browserPath: string, url: string, runs: number): Promise<Record<string, Answers>> {
  return withBrowser(browserPath, async (browser) => {
    const times = new Map<string, number[]>(destinations.map((path) => [path, []]));
    for (let run = 0; run < runs; run++) {
      // On a desk every link is in view.
      const page = await openPage(browser, 1280);
      await page.goto(url, { waitUntil: 'networkidle' });
      for (const path of destinations) await follow(page, path);
      await slowDown(page);
      for (const path of destinations) times.get(path)?.push(await follow(page, path));
      await page.context().close();
    }
    return Object.fromEntries([...times].map(([path, all]) => [path, summary(all)]));
  });
}

async function follow(page: Page, path: string): Promise<number> {
  const links = page.locator(`a[href="${path}"]`);
  const link = page.locator('header, footer').locator(links).filter({ visible: true }).first();
  if (!(await link.isVisible())) await page.locator('header details', { has: links }).locator('summary').click();
  await link.scrollIntoViewIfNeeded();
  const painted = await page.evaluateHandle(() => {
    const former = document.querySelector('main');
    const result = { duration: new Promise<number>(() => {}) };
    result.duration = new Promise((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const changes = new MutationObserver(() => {
            if (document.querySelector('main') === former || !document.querySelector('main h1')) return;
            changes.disconnect();
            // The first task after the frame in which the page was there, before the app goes on.
            requestAnimationFrame(() => {
              void scheduler.postTask(() => done(performance.now() - timeStamp), { priority: 'user-blocking' });
            });
          });
          changes.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    return result;
  });
  await pressByHand(link);
  const duration = await painted.evaluate((result) => result.duration);
  await page.waitForTimeout(1500);
  return duration;
}

/** In moments of its own: all at once, the time would count the browser's work for the way to the control too. */
async function pressByHand(control: Locator): Promise<void> {
  const page = control.page();
  await control.hover();
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

async function openPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
  return context.newPage();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function withBrowser<T>(executablePath: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

function summary(times: number[]): Answers {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0, presses: sorted.length };
}
