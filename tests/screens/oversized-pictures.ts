import type { Page } from '@playwright/test';

/**
 * The pictures of a page that would have more than 1.5 times the pixels that are shown of them, in a window of this width
 * and density; one line each. A copy of each picture chooses its file anew: the one on the page keeps a larger file that it
 * has already.
 */
export async function oversizedPictures(page: Page, width: number, density: number): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const metrics = { width, height: 900, deviceScaleFactor: density, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  const pictures = await page.evaluate(async () => {
    const raster = [...document.images].filter((image) => image.checkVisibility() && !(image.currentSrc || image.src).endsWith('.svg'));
    return Promise.all(
      raster.map(async (image) => {
        const copy = (image.closest('picture') ?? image).cloneNode(true);
        const chosen = copy instanceof HTMLImageElement ? copy : copy instanceof Element && copy.querySelector('img');
        if (!chosen) throw new Error('a picture without an image');
        chosen.loading = 'eager';
        while (!chosen.currentSrc) await new Promise((done) => setTimeout(done));
        const { width: shown, height } = image.getBoundingClientRect();
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const across = getComputedStyle(image).objectFit === 'cover' ? Math.max(shown, height * shape) : shown;
        const file = chosen.currentSrc.split('/').at(-1) ?? '';
        return { file, has: Number(/-(\d+)-/.exec(file)?.[1]), shown: Math.round(across * devicePixelRatio) };
      }),
    );
  });
  await session.send('Emulation.clearDeviceMetricsOverride');
  await session.detach();
  return pictures
    .filter(({ has, shown }) => !(has / shown <= 1.5))
    .map(({ file, has, shown }) => `${file}: ${has} pixels across, ${shown} are shown`);
}
