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

/** A sentence that is in no title, and the place of the caret in it: before its last letter. */
const text = 'there is nothing with these words in any title';
const caret = text.length - 1;

for (const [what, meddle] of Object.entries(meddlers)) {
  test.describe(`with ${what}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(meddle));

    // The portfolio's list is the blog's.
    for (const path of [paths.blog, paths.jobs]) {
      test(`the search of ${path} keeps letters, focus and caret that are there before its script, and finds`, async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await searchBox(page).click();
        await page.keyboard.type(text);
        await page.keyboard.press('ArrowLeft');
        release();
        await expectNothingFound(page);
      });
    }

    test('on a phone, what is typed right after a press on the search button is searched for', { tag: '@phone' }, async ({ page }) => {
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

test.describe('on a slow phone, with all texts translated', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(meddlers['all texts translated']);
    await slowDown(page);
  });

  test('the search of a list keeps letters, focus and caret when it is typed in at once, and finds', async ({ page }) => {
    await page.goto(paths.portfolio, { waitUntil: 'commit' });
    await searchBox(page).click();
    await page.keyboard.type(text);
    await page.keyboard.press('ArrowLeft');
    await expectNothingFound(page);
  });

  test('the site search loses no key from the first paint on, and shows the whole query', async ({ page }) => {
    await page.goto(paths.faq, { waitUntil: 'commit' });
    await box(page).click();
    const query = 'plain post number';
    await page.keyboard.type(query);
    await expect(heading(page)).toContainText(`“${query}”`);
    await page.keyboard.type(' 3');
    await expect(heading(page)).toContainText(`“${query} 3”`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Plain post number 3' })).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue(`${query} 3`);
    expect(await caretIn(box(page))).toBe(query.length + 2);
  });
});

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

/** After `text` and one step back. */
async function expectNothingFound(page: Page): Promise<void> {
  await expect(count(page)).toBeVisible();
  await expect(cards(page).filter({ visible: true })).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue(text);
  expect(await caretIn(searchBox(page))).toBe(caret);
}
