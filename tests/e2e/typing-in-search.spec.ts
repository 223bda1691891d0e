/** Nobody loses what they type into a search, whatever extensions and translators do to the page, and however early it is. */
import type { Locator, Page } from '@playwright/test';
import { layout } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { cards, count, searchBox } from '../support/lists.ts';
import { meddlers } from '../support/meddlers.ts';
import { slowDown } from '../support/slow-phone.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const box = (page: Page) => page.getByRole('searchbox', { name: layout.search.label });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const caretIn = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

for (const [what, meddle] of Object.entries(meddlers)) {
  test.describe(`with ${what}`, () => {
    test.beforeEach(({ page, pageGuards }) => {
      // React tells that it renders an island anew, which it does well.
      pageGuards.allow('Minified React error #418');
      return page.addInitScript(meddle);
    });

    for (const path of [paths.blog, paths.portfolio, paths.jobs]) {
      test(`the search of ${path} keeps letters, focus and caret when it is typed in at once on a slow phone, and finds`, async ({
        page,
      }) => {
        await slowDown(page);
        await page.goto(path, { waitUntil: 'commit' });
        await searchBox(page).click();
        const text = 'there is nothing with these words in any title';
        await page.keyboard.type(text);
        await page.keyboard.press('ArrowLeft');
        await expect(count(page)).toBeVisible();
        await expect(cards(page).filter({ visible: true })).toHaveCount(0);
        await expect(searchBox(page)).toBeFocused();
        await expect(searchBox(page)).toHaveValue(text);
        expect(await caretIn(searchBox(page))).toBe(text.length - 1);
      });
    }

    test('the site search loses no key from the first paint on, and shows the whole query', async ({ page }) => {
      await slowDown(page);
      await page.goto(paths.faq, { waitUntil: 'commit' });
      await box(page).click();
      const text = 'plain post number';
      await page.keyboard.type(text);
      await expect(heading(page)).toContainText(`“${text}”`);
      await page.keyboard.type(' 3');
      await expect(heading(page)).toContainText(`“${text} 3”`);
      await expect(page.getByRole('main').getByRole('link', { name: 'Plain post number 3' })).toBeVisible();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue(`${text} 3`);
      expect(await caretIn(box(page))).toBe(text.length + 2);
    });

    test('on a phone, what is typed right after a press on the search button is searched for', { tag: '@phone' }, async ({ page }) => {
      await slowDown(page);
      const release = await holdScripts(page);
      await page.goto(paths.faq, { waitUntil: 'commit' });
      await page.getByRole('button', { name: layout.search.open }).click();
      await page.keyboard.type('plain post');
      await expect(box(page)).toBeFocused();
      release();
      await expect(heading(page)).toContainText('“plain post”');
      await page.keyboard.type(' number 3');
      await expect(heading(page)).toContainText('“plain post number 3”');
      await expect(box(page)).toBeFocused();
    });
  });
}

test('results that a translator has taken over follow the next keys', async ({ page, open }) => {
  await page.addInitScript(meddlers['all texts translated']);
  await open(paths.faq);
  await box(page).pressSequentially('s');
  await expect(heading(page)).toContainText('“s”');
  // It translates again what has come.
  await page.evaluate(() => dispatchEvent(new Event('load')));
  await expect(heading(page).locator('font').first()).toBeVisible();
  await box(page).pressSequentially('hop');
  await expect(heading(page)).toContainText('“shop”');
});

test('the focus is in no box when a page has loaded', async ({ page, open }) => {
  await open(paths.faq);
  await expect(page.locator('body')).toBeFocused();
});
