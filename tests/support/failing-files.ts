/** Ways in which a file that the page loads later does not come. */
import { expect, type Page } from '@playwright/test';

/** The console says what the browser could not load. */
export const networkErrors = ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '404 (Not Found)', 'MIME type', 'dynamically imported module'];

/**
 * Takes the connection away. The browser's network process learns it on another way than the page's requests, and late
 * on a busy machine: the page is offline when a request of its own has failed.
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
