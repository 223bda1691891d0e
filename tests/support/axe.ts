/** What axe says of a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The faults in light and in dark, as one line each. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    found.push(...(await faults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}

/** The map's frame is another site's. A part that is not laid out yet could not be judged. */
export async function faults(page: Page): Promise<string[]> {
  await page.locator('html:not([data-fresh])').waitFor({ state: 'attached' });
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** The map's host does not answer here, and need not. */
export async function stubMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }));
}
