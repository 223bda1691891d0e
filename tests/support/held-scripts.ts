import type { Page } from '@playwright/test';

/** Keeps back the scripts of the pages that are opened from now on, until the function that this gives is called. Open them until `commit`. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: told, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await told;
    await route.continue();
  });
  return release;
}
