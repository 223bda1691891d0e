import type { Page } from '@playwright/test';
import { map } from '#content/elsewhere.ts';

export const mapOrigin = new URL(map.embed).origin;

/**
 * Answers for the map's host, which tests do not reach. Only for a page that shows the map: from then on every request of the
 * page goes through the test, and none through the browser's cache.
 */
export async function stubMap(page: Page): Promise<void> {
  await page.route(`${mapOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }));
}
