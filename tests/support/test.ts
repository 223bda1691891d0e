/**
 * What every browser test is built on: a page that fails its test when the site does what it never may. No error in the
 * console, no policy violation, no fetch or XMLHttpRequest but the form's POST, no request to another origin but the map's
 * frame (decisions section 9).
 */
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { mapSign } from './map.ts';

type Fixtures = {
  /** Fails the test afterwards when the page did what it may not. `allow` takes a part of a message that this test provokes. */
  pageGuards: { allow: (message: string) => void };
  /** Opens a page by its path. Its scripts run before its load event, for which this waits. */
  open: (path: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  pageGuards: [
    async ({ context, baseURL }, use) => {
      const violations: string[] = [];
      const allowed: string[] = [];
      watch(context, baseURL ?? '', violations);
      await use({
        allow(message) {
          if (message.length < 5) throw new Error(`'${message}' would allow nearly everything`);
          allowed.push(message);
        },
      });
      expect(violations.filter((message) => !allowed.some((part) => message.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
    });
  },
});

export { expect } from '@playwright/test';

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
    const isMap = request.frame().parentFrame() !== null || url.href === mapSign;
    if (!isMap) violations.push(`request to another origin: ${url.href}`);
  });
}
