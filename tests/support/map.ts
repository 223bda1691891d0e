import type { Page, Route } from '@playwright/test';
import { map } from '#content/records.ts';

export const mapOrigin = new URL(map.embed).origin;
/** The picture by which the page knows that the host answers. */
export const mapSign = new URL('/favicon.ico?map', map.embed).href;

/**
 * Answers for the map's host, which tests do not reach. Only for a page that shows the map: from then on every request of the
 * page goes through the test, and none through the browser's cache.
 */
export async function stubMap(page: Page): Promise<void> {
  await page.route(`${mapOrigin}/**`, answerAsMap);
}

export function answerAsMap(route: Route): Promise<void> {
  const sign = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };
  return route.fulfill(route.request().url() === mapSign ? sign : { contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
}
