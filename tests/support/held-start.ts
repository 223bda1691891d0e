import type { Page } from '@playwright/test';

/** Keeps the app from starting on the pages that are opened from now on, until the function that this gives is called. */
export async function holdStart(page: Page): Promise<() => void> {
  const { promise: told, resolve: start } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await told;
    await route.continue();
  });
  return start;
}
