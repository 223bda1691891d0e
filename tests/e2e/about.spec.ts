/** What the about page does; what it tells is proved in tests/built/company-pages.test.ts. */
import { about } from '#content/records.ts';
import { pausedPage } from '../support/carousel.ts';
import { bringIntoView, drawnNumber } from '../support/counters.ts';
import { expect, test } from '../support/test.ts';

test('a counter waits a second in view, then counts to its number in two', async ({ page }) => {
  await pausedPage(page, '/company/aboutUs');
  const counter = page.getByRole('listitem').filter({ hasText: `${about.counters.items[0]?.count}+` });
  const number = () => drawnNumber(counter);
  await bringIntoView(counter);
  await expect.poll(number).toBe('0+');
  await page.clock.runFor(950);
  expect(await number()).toBe('0+');
  await page.clock.runFor(1850);
  await expect.poll(number).not.toBe('0+');
  expect(Number.parseInt(await number(), 10)).toBeLessThan(960);
  await page.clock.runFor(250);
  await expect.poll(number).toBe('960+');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the patterns beside the counters have cells of one size, so that their lengths compare; the values are on steps that rise to the third and fall again', async ({
    page,
    open,
  }) => {
    await open('/company/aboutUs');
    const patterns = page.getByRole('listitem').filter({ hasText: /\d\+/ }).locator('picture img');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await patterns.last().scrollIntoViewIfNeeded();
      const cells = await patterns.evaluateAll((all) =>
        all.map((image) => {
          const source = image.parentElement?.querySelector('source');
          const shown = source && matchMedia(source.media).matches ? source : image;
          return image.getBoundingClientRect().width / Number(shown.getAttribute('width'));
        }),
      );
      expect(cells).toHaveLength(4);
      for (const cell of cells) expect.soft(cell, `a cell at ${width}`).toBeCloseTo(cells[0] ?? 0, 1);
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    const values = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(values.getByRole('heading')).toHaveText(about.values.items.map(({ title }) => title));
    const feet = await values
      .getByRole('paragraph')
      .evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().bottom)));
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = feet;
    expect([two < one, three < two, three < four, four < five]).toEqual([true, true, true, true]);
  });
});
