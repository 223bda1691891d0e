/** What a visit shows in its first frames, and who sees a press before the app is there (build/pages/page.ts). */
import { layout } from '#content/pages/layout.ts';
import { holdStart } from '../support/held-start.ts';
import { cards, chip } from '../support/lists.ts';
import { expect, hydrated, test } from '../support/test.ts';

declare global {
  interface Window {
    /** The values of the mark of a fresh visit, in their order. */
    marks?: (string | undefined)[];
    /** Of each frame the mark, and how many cards are laid out. */
    laidOutCards?: { mark: string | undefined; cards: number }[];
    /** The types of the events that have reached the document, where React listens. */
    seen?: string[];
  }
}

test(
  'what is near comes in three frames: the first part, then a list with its first card, then the next cards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const mark = () => document.documentElement.dataset.fresh;
      const marks: Window['marks'] = (window.marks = []);
      const frames: Window['laidOutCards'] = (window.laidOutCards = []);
      new MutationObserver(() => marks.push(mark())).observe(document, { subtree: true, attributeFilter: ['data-fresh'] });
      const look = () => {
        const shown = [...document.querySelectorAll('main li h3')].filter((title) =>
          title.checkVisibility({ contentVisibilityAuto: true }),
        );
        frames.push({ mark: mark(), cards: shown.length });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await holdStart(page);
    await page.goto('/portfolio');
    const cardsIn = (mark: string) =>
      page.evaluate(
        (wanted) => Math.max(0, ...(window.laidOutCards ?? []).flatMap((frame) => (frame.mark === wanted ? [frame.cards] : []))),
        mark,
      );
    await expect.poll(() => cardsIn('')).toBeGreaterThan(1);
    expect(await page.evaluate(() => window.marks)).toEqual(['first', 'parts', '']);
    expect(await cardsIn('first')).toBe(0);
    expect(await cardsIn('parts')).toBeLessThanOrEqual(1);
    await expect(cards(page).nth(0)).toBeVisible();
  },
);

test('before the app is there it sees no press on the content, which it would answer by hydrating all in one piece, but what happens in a form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Window['seen'] = (window.seen = []);
    for (const type of ['pointerdown', 'mousedown', 'keydown', 'click']) document.addEventListener(type, () => seen.push(type), true);
  });
  const presses = ['pointerdown', 'mousedown', 'click'];
  const seen = () => page.evaluate(() => window.seen?.splice(0));
  const start = await holdStart(page);
  await page.goto('/portfolio');
  await chip(page, 'CMS').click();
  expect(await seen()).toEqual([]);
  await page.getByRole('searchbox', { name: layout.search.label }).click();
  expect(await seen()).toEqual(presses);
  start();
  await hydrated(page);
  await expect(chip(page, 'CMS')).toHaveAttribute('aria-pressed', 'true');
  await seen();
  await chip(page, 'CMS').click();
  expect(await seen()).toEqual(presses);
});
