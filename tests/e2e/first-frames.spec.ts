/** Who sees a press before the app is there (build/pages/page.ts). */
import { layout } from '#content/pages/layout.ts';
import { holdStart } from '../support/held-start.ts';
import { chip } from '../support/lists.ts';
import { expect, hydrated, test } from '../support/test.ts';

declare global {
  interface Window {
    /** The types of the events that have reached the document, where React listens. */
    seen?: string[];
  }
}

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
