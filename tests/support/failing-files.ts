/** Ways in which a file that the app loads later does not come. */
import { expect, type Page, type Route } from '@playwright/test';
import { isFirefox } from './firefox.ts';

/** The modules of the app; after its start, those are the ones it loads later. */
const modules = /\/assets\/[^/]+\.js/;

/**
 * The console says what the browser could not load: Chromium each file, and what becomes of a promise that nobody waits for.
 * Firefox tells its driver only of files that the service worker could not get.
 */
export const networkErrors = [
  'ERR_INTERNET_DISCONNECTED',
  '404 (Not Found)',
  'MIME type',
  'dynamically imported module',
  'A ServiceWorker passed an Error Response',
  'A ServiceWorker intercepted the request and encountered an unexpected error',
];

/** What a `fetch` without an answer throws, in Chromium and in Firefox. */
export const fetchErrors = ['Failed to fetch', 'NetworkError when attempting to fetch resource'];

/**
 * Firefox remembers that an `import()` failed (https://github.com/whatwg/html/pull/10327). What could not come there comes with
 * the next page, except for a screen's module alone (docs/decisions/0017).
 */
export const remembersFailures = isFirefox;

/**
 * Takes the connection away. The browser's process for the network hears of it on another way than of the page's requests, and
 * a busy machine can be late with it: the page is offline when a request of its own has failed.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const loads = (): Promise<boolean> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const picture = new Image();
          picture.addEventListener('load', () => resolve(true));
          picture.addEventListener('error', () => resolve(false));
          picture.src = `/favicon.svg?${Math.random()}`;
        }),
    );
  await expect.poll(loads).toBe(false);
}

/** From now on a file of the page's own version is gone, until the browser loads a page: that is a page of the new version. */
export async function deployNewVersion(page: Page): Promise<void> {
  const isGone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
  await page.route(modules, isGone);
  page.once('domcontentloaded', () => void page.unroute(modules, isGone));
}

/** From now on everything is answered by the page where a guest of this network has to log in. */
export async function enterCaptivePortal(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }));
}

/** Marks this page, which a page load would replace. */
export const markPage = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { same: true }));
export const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'same' in window);
