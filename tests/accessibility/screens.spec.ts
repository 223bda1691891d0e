import { expect, test } from '../support/test.ts';
import { faultsInBothSchemes, stubMap } from '../support/axe.ts';
import { screens } from '../support/paths.ts';

for (const path of screens) {
  test(`${path} has no accessibility fault in light and dark, nor sideways scroll`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stubMap(page);
    await open(path);
    expect(await faultsInBothSchemes(page)).toEqual([]);
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
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    }
    await browser.close();
  },
);
