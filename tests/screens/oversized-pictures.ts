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
    /** The width of each file that the picture may be, by its path. */
    function candidates(image: HTMLImageElement): Map<string, number> {
      const sets = [...(image.closest('picture') ?? image.parentElement ?? image).querySelectorAll('[srcset]')];
      const files = sets.flatMap((element) => (element.getAttribute('srcset') ?? '').split(', '));
      return new Map(files.map((candidate) => [candidate.split(' ')[0] ?? '', Number.parseInt(candidate.split(' ')[1] ?? '', 10)]));
    }
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
        const { pathname } = new URL(chosen.currentSrc);
        const [file = ''] = pathname.split('/').slice(-1);
        // The one file of a picture without others is as wide as its attribute says.
        const has = candidates(image).get(pathname) ?? Number(image.getAttribute('width'));
        return { file, has, shown: Math.round(across * devicePixelRatio) };
      }),
    );
  });
  await session.send('Emulation.clearDeviceMetricsOverride');
  await session.detach();
  const fits = ({ has, shown }: (typeof pictures)[number]) => has / shown <= 1.5;
  // What one picture has loaded, the browser shows in a smaller frame too.
  const fitting = new Set(pictures.filter(fits).map(({ file }) => file));
  return pictures
    .filter((picture) => !fits(picture) && !fitting.has(picture.file))
    .map(({ file, has, shown }) => `${file}: ${has} pixels across, ${shown} are shown`);
}
