/**
 * What every browser test stands on: a page that fails the test when the site breaks one of its standing promises. No
 * error in the console, no policy violation, no fetch or XMLHttpRequest but the form's POST, no request to elsewhere but
 * the map's frame (decisions section 9).
 */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

type Fixtures = {
  /** Fails the test afterwards when a promise was broken. `allow` takes a part of a message that this test provokes. */
  promises: { allow: (message: string) => void };
  /** Opens a page and waits until the app has started. */
  open: (path: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  promises: [
    async ({ context, baseURL }, use) => {
      const broken: string[] = [];
      const allowed: string[] = [];
      watch(context, baseURL ?? '', broken);
      await use({ allow: (message) => void allowed.push(message) });
      expect(broken.filter((message) => !allowed.some((part) => message.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await started(page);
    });
  },
});

export { expect } from '@playwright/test';

/** Waits until the app has taken over the delivered page. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-app="started"]').waitFor({ state: 'attached' });
}

function watch(context: BrowserContext, origin: string, broken: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') broken.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => broken.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const kind = request.resourceType();
    if (kind === 'fetch' || kind === 'xhr') {
      if (request.method() !== 'POST') broken.push(`${kind}: ${request.method()} ${url.href}`);
    }
    const mapFrame = request.frame().parentFrame() !== null;
    if (url.origin !== origin && url.protocol.startsWith('http') && !mapFrame) broken.push(`request to elsewhere: ${url.href}`);
  });
}
