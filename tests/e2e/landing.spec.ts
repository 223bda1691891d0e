/** The form is there when a link lands at it, and the phone's bar is away from it. */
import type { Page } from '@playwright/test';
import { quoteCopy } from '#content/form-copy.ts';
import { navigation } from '#content/navigation.ts';
import { layout, jobs as jobsCopy } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { formStarted, quoteForm, textField } from '../support/forms.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { stubMap } from '../support/map.ts';
import { formLinks } from '../support/offer-links.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => stubMap(page));

/** The smallest phone, a tablet and a low laptop: every other window leaves more room. */
const windows = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
];
/** Where the heading, the first label and the first field are: from the header's lower edge to the window's or the bar's. */
function outOfView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-form]');
    const field = form?.querySelector<HTMLInputElement>('[name=name]');
    const bar = document.getElementById('actions');
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isOver = bar && getComputedStyle(bar).position === 'fixed' && getComputedStyle(bar).visibility === 'visible';
    const bottom = isOver ? bar.getBoundingClientRect().top : innerHeight;
    const parts = { heading: document.querySelector('[data-promise=heading]'), label: field?.labels?.[0], field };
    return Object.entries(parts).flatMap(([name, part]) => {
      const box = part?.getBoundingClientRect();
      return box && box.top >= Math.floor(top) - 1 && box.bottom <= bottom
        ? []
        : [`${name} ${box?.top} to ${box?.bottom} in ${top} to ${bottom}`];
    });
  });
}

/** Waits for the fonts of what is on the screen, which the browser asks for once it draws that. */
function fontsLoaded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

for (const viewport of windows) {
  test(`heading, first label and first field are in view, also below the longest offer, at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const href of formLinks) {
      await page.goto('about:blank');
      await page.goto(href);
      const form = page.locator('form[data-form]');
      await formStarted(form);
      if (href.includes('about=')) await expect(form.locator('[data-offer=""]')).toBeVisible();
      await expect.poll(() => outOfView(page), { message: href }).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

for (const link of formLinks.filter((href) => href.includes('#'))) {
  test(`what is typed at ${link} before the scripts are there keeps focus, place and the next keys`, { tag: '@both' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(link, { waitUntil: 'commit' });
    const name = textField(quoteForm(page), quoteCopy.fields.name);
    // Fonts that come later move what is above the field, too: first those of the page's beginning, then those of this place.
    await expect(name).toBeVisible();
    await fontsLoaded(page);
    await name.click();
    await page.keyboard.type('Rina');
    await fontsLoaded(page);
    const place = await page.evaluate(() => scrollY);
    release();
    await page.waitForLoadState();
    await page.keyboard.type(' Akter');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Rina Akter');
    // What was chosen is said above the field meanwhile, and the browser may make room for it by scrolling. The fragment is further away.
    const room = link.includes('about=') ? 200 : 0;
    await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThanOrEqual(room);
    await expect(name).toBeInViewport();
  });
}

test('a menu that is opened before the page goes to a fragment keeps the focus', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${paths.terms}#section-3`, { waitUntil: 'commit' });
  const menu = page.getByRole('banner').getByText(navigation.service.name, { exact: true });
  await menu.click();
  release();
  await page.waitForLoadState();
  await expect(menu).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const path of ['/', paths.contact]) {
  for (const width of [390, 1440]) {
    test(`${path} keeps 24 px between what is said below a field and the next label at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const form = page.locator('form[data-form]');
      await form.scrollIntoViewIfNeeded();
      await formStarted(form);
      await form.locator('[type=submit]').click();
      const gaps = await form.evaluate((element) => {
        const said = [...element.querySelectorAll('[id$="-error"]')].map((line) => line.getBoundingClientRect());
        const labels = [...element.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
        return said.flatMap((line) => {
          const below = labels.filter(({ top, left }) => top >= line.bottom - 1 && Math.abs(left - line.left) < 20);
          return below.length > 0 ? [Math.min(...below.map(({ top }) => top)) - line.bottom] : [];
        });
      });
      expect(gaps.length).toBeGreaterThan(1);
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(23.9);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const bar = (page: Page) => page.locator('#actions');

  test('the bar is away while a form is in view, and comes back', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    await page.locator('form[data-form]').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar(page)).toBeVisible();
    await page.goto(paths.contact);
    await expect(bar(page)).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
  });

  test('it calls the chat by its name, and offers to apply on a job’s page', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link')).toHaveText([
      new RegExp(`^${layout.actions.chat}`),
      layout.actions.call,
      layout.actions.quote,
    ]);
    await page.goto(paths.jobs);
    await page.locator('main a[href^="/company/career/circular/"]').first().click();
    const apply = bar(page).getByRole('link', { name: jobsCopy.job.apply });
    await expect(apply).toBeVisible();
    await expect(bar(page).getByRole('link', { name: layout.actions.quote })).toBeHidden();
  });
});
