/**
 * What every browser test is built on: a page that fails its test when the site does what it never may. No error in the
 * console, no policy violation, no fetch or XMLHttpRequest but the form's POST, no request to another origin but the map's
 * frame (decisions section 9).
 */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { href } from 'react-router';
import { reasonAgainstFirefox } from './engines.ts';
import { extendFirefox, tellErrors } from './firefox.ts';

type Fixtures = {
  /** Leaves out, by name, what the browser cannot run. */
  canRun: void;
  /** Fails the test afterwards when the page did what it may not. `allow` takes a part of a message that this test provokes. */
  pageGuards: { allow: (message: string) => void };
  /** Opens a page by its route and waits until it is hydrated. A renamed route fails the type check. */
  open: <Route extends Parameters<typeof href>[0]>(...address: Parameters<typeof href<Route>>) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  canRun: [
    async ({ browserName }, use, testInfo) => {
      const reason = browserName === 'firefox' ? reasonAgainstFirefox(testInfo) : undefined;
      testInfo.skip(reason !== undefined, reason);
      await use();
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') await extendFirefox(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  pageGuards: [
    async ({ browserName, context, baseURL }, use) => {
      const violations: string[] = [];
      const allowed: string[] = [];
      watch(context, baseURL ?? '', violations);
      if (browserName === 'firefox') {
        await context.addInitScript(tellErrors);
        allowed.push(...abortedInFirefox);
      }
      await use({
        allow(message) {
          if (message.length < 5) throw new Error(`'${message}' would allow nearly everything`);
          allowed.push(message);
        },
      });
      // Firefox would still let Playwright answer requests of the next tests, such as the question before a POST (CORS).
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(violations.filter((message) => !allowed.some((part) => message.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (...address) => {
      await page.goto(href(...address));
      await hydrated(page);
    });
  },
});

export { expect } from '@playwright/test';

/** Waits until the app has taken over the delivered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/**
 * What Firefox says when a page is left while it loads a font, or the app. A file that is really missing fails the same tests in
 * Chromium.
 */
const abortedInFirefox = ['status=2152398850', 'page error: undefined', 'page error: error loading dynamically imported module'];

function watch(context: BrowserContext, origin: string, violations: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') violations.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => violations.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const kind = request.resourceType();
    // A service worker fetches the site's own files in the background (decisions section 9).
    if (request.serviceWorker()) {
      if (url.origin !== origin || request.method() !== 'GET') violations.push(`service worker: ${request.method()} ${url.href}`);
      return;
    }
    if ((kind === 'fetch' || kind === 'xhr') && request.method() !== 'POST') violations.push(`${kind}: ${request.method()} ${url.href}`);
    if (url.origin === origin || !url.protocol.startsWith('http')) return;
    const isMap = request.frame().parentFrame() !== null;
    if (!isMap) violations.push(`request to another origin: ${url.href}`);
  });
}
