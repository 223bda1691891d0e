import type { Page } from '@playwright/test';
import { site } from '#content/site.ts';

export const mapOrigin = new URL(site.map.embed).origin;

/** Answers for the map's host, which tests do not reach. */
export async function stubMap(page: Page): Promise<void> {
  await page.route(`${mapOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }));
}
