import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillQuote } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { screens } from '../support/paths.ts';

for (const path of screens) {
  test(`${path} has no accessibility fault in light and dark, nor sideways scroll`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await stubMap(page);
    await open(path);
    expect(await faults(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('no screen scrolls sideways at 320 px', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await stubMap(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of screens) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test(
  'no screen scrolls sideways for a visitor whose browser shows text twice as large',
  { tag: '@desk' },
  async ({ playwright, launchOptions, baseURL }) => {
    test.slow();
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } });
    await stubMap(page);
    for (const path of screens) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280);
    }
    await browser.close();
  },
);

test('an open menu has no fault', async ({ page, open, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  for (const menu of ['Service', 'Product and Solution', 'Company']) {
    await page.locator('summary', { hasText: new RegExp(`^${menu}$`) }).click();
    expect(await faults(page)).toEqual([]);
  }
});

test('a form with errors and its thanks have no fault', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await page.getByRole('button', { name: 'Get a Free Quote' }).click();
  expect(await faults(page)).toEqual([]);
  await fillQuote(page);
  await page.getByRole('button', { name: 'Get a Free Quote' }).click();
  await page.getByRole('dialog').filter({ hasText: 'Thank you!' }).waitFor();
  expect(await faults(page)).toEqual([]);
});

/** What axe finds, as one line each. The map's frame is another site's. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** The map's host does not answer here, and need not. */
async function stubMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }));
}
