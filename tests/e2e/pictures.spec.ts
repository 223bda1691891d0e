/** What a picture weighs against what is shown of it. That each stands there with its measures: built-pages.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, started, test } from '../support/test.ts';
import { stubMap } from '../support/axe.ts';
import { screens } from '../support/paths.ts';

for (const { width, density } of [
  { width: 390, density: 2 },
  { width: 768, density: 1 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
]) {
  test(
    `at ${width} px and density ${density} no picture has more than 1.5 times the pixels shown`,
    { tag: '@desk' },
    async ({ browser, baseURL }) => {
      test.slow();
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport, deviceScaleFactor: density, reducedMotion: 'reduce' });
      await stubMap(page);
      const tooLarge: string[] = [];
      for (const path of [...screens, '/search?q=software']) {
        await page.goto(path);
        await started(page);
        for (const { file, has, shown } of await pictures(page, density)) {
          if (has / shown > 1.5) tooLarge.push(`${path}: ${file} has ${has} pixels across, ${shown} are shown`);
        }
      }
      await page.close();
      expect(tooLarge).toEqual([]);
    },
  );
}

/** The pictures that show, loaded: pixels across of the chosen file, and of the screen that the whole picture would cover. */
function pictures(page: Page, density: number): Promise<{ file: string; has: number; shown: number }[]> {
  return page.evaluate(async (scale) => {
    const raster = [...document.images].filter((image) => image.checkVisibility() && !(image.currentSrc || image.src).endsWith('.svg'));
    for (const image of raster) image.loading = 'eager';
    await Promise.all(raster.map((image) => image.decode()));
    return raster.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const across = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * shape) : width;
      const file = image.currentSrc.split('/').at(-1) ?? '';
      return { file, has: Number(/-(\d+)-/.exec(file)?.[1] ?? image.naturalWidth), shown: Math.round(across * scale) };
    });
  }, density);
}
