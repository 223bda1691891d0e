/** When a page asks for its fonts, and how they take over from their stand-ins (build/pages/page.ts). */
import { href } from 'react-router';
import { fontsBeforePaint, hasFont, inItsFonts } from '../support/fonts.ts';
import { expect, hydrated, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Of each frame, how many parts and cards in the window are in their fonts. */
    partsInFonts?: number[];
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the fonts take over when all are there, also when the app has started before', async ({ page }) => {
  const { promise: started, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/*.woff2', async (route) => {
    asked++;
    if (asked > 1) await started;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked).toBeGreaterThan(1);
  // Without a press the app waits for the load event, which waits for fonts that were asked for before it.
  await page.keyboard.press('Tab');
  await hydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', /^"Anek as /);
  release();
  await inItsFonts(page);
  await expect(title).toHaveCSS('font-family', /^"Anek Latin"/);
});

test('until the fonts are there Bangla letters have a stand-in before all others, so that no text searches the fonts of the system', async ({
  page,
}) => {
  const { promise: all, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await all;
    await route.continue();
  });
  await page.goto(href('/services/appDevelopment'), { waitUntil: 'commit' });
  const standIn = () => page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('as Noto'))?.status);
  await expect.poll(standIn).toBe('loaded');
  const words = page.getByRole('main').locator('[lang=bn]').first();
  await expect(words).toHaveCSS('font-family', /^"Anek Bangla as Noto"/);
  release();
  await inItsFonts(page);
  await expect(words).toHaveCSS('font-family', /^"Hanken Grotesk"/);
});

test('the fonts take over in one part of the page after the other', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const numbers: Window['partsInFonts'] = (window.partsInFonts = []);
    const look = () => {
      const near = [...document.querySelectorAll('main > [data-in-fonts], main li[data-in-fonts]')].filter(
        (part) => part.getBoundingClientRect().top < innerHeight,
      );
      numbers.push(near.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/portfolio');
  await inItsFonts(page);
  const numbers = (await page.evaluate(() => window.partsInFonts)) ?? [];
  expect(Math.max(...numbers)).toBeGreaterThan(2);
  expect(Math.max(...numbers.map((number, i) => number - (numbers[i - 1] ?? 0)))).toBe(1);
});

test('a first visit asks for the fonts when it has painted the page, and a later one before', async ({ page }) => {
  await page.goto('/');
  expect(await fontsBeforePaint(page)).toBe(0);
  for (const path of ['/', '/company/faq']) {
    await page.goto(path);
    expect(await fontsBeforePaint(page)).toBeGreaterThan(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a first visit has the fonts', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => hasFont(page)).toBe(true);
  });
});
