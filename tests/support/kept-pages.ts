/** For tests of a visit without a connection: a line that can be cut, and what the service worker keeps (docs/decisions/0018). */
import type { Page } from '@playwright/test';
import { cacheName, compressionHeader, sizeHeader } from '#app/offline/kept.ts';
import { networkErrors } from './failing-files.ts';
import { type Line, withOwnLine } from './own-line.ts';
import { expect, test as base } from './test.ts';

/** With the service worker, and on a line of its own whose errors in the console are no faults. */
export const test = base.extend<{ line: Line; lineErrors: void }>({
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  line: async ({}, use) => withOwnLine(use),
  baseURL: async ({ line }, use) => use(line.url),
  lineErrors: [
    async ({ pageGuards }, use) => {
      for (const message of [...networkErrors, 'ERR_EMPTY_RESPONSE', 'ERR_FAILED', 'ERR_CONNECTION']) pageGuards.allow(message);
      await use();
    },
    { auto: true },
  ],
});

/** What is kept in the browser: the paths, decoded, and the bytes together. */
export function kept(page: Page): Promise<{ paths: string[]; bytes: number }> {
  return page.evaluate(
    async ([name, header]) => {
      const cache = await caches.open(name);
      const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
      const sizes = await Promise.all(responses.map(async (response) => (await response.blob()).size));
      if (responses.some(({ headers }, i) => headers.get(header) !== String(sizes[i]))) throw new Error('a size is not told as it is');
      return { paths: keys.map(({ url }) => decodeURI(new URL(url).pathname)), bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
    [cacheName, sizeHeader] as const,
  );
}

/** A first visit, until the worker has everything that it fetches ahead and has kept the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expectKept(page, path);
}

/** The page is kept before the files that it needs. */
export async function expectKept(page: Page, path: string): Promise<void> {
  const missing = async () => {
    const files = (await keptHtml(page, path))?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [path];
    const { paths } = await kept(page);
    return files.filter((file) => !paths.includes(file));
  };
  await expect.poll(missing).toEqual([]);
}

/** The page as it came, if it is kept, and compressed, as it has to be. */
export function keptHtml(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(
    async ([name, header, address]) => {
      const response = await (await caches.open(name)).match(address);
      if (!response?.body || response.headers.get(header) !== 'gzip') return undefined;
      return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text();
    },
    [cacheName, compressionHeader, path] as const,
  );
}
