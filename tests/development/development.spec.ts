/**
 * `npm run dev`, where React reports what it ignores in a built page: an attribute or a text of the prerendered page that an
 * island would have rendered differently.
 */
import { builtPage } from '../support/built-pages.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withIsland = screens.filter((path) => builtPage(decodeURI(path)).html.includes('<astro-island'));

test('every island is hydrated without a warning', async ({ page }) => {
  test.slow();
  expect(withIsland.length).toBeGreaterThan(2);
  const island = page.locator('astro-island').first();
  // The first page makes the server bundle its packages, and then reloads itself.
  await page.goto(withIsland[0] ?? '');
  await expect(island).not.toHaveAttribute('ssr');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const path of withIsland) {
    await page.goto(path);
    await island.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
  }
  expect(warnings).toEqual([]);
});
