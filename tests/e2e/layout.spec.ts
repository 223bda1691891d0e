import type { Page } from '@playwright/test';
import { navigation } from '#content/navigation.ts';
import { layout, terms } from '#content/records.ts';
import { site } from '#content/site.ts';
import { paths } from '#lib/paths.ts';
import { footerFaqLink } from '../support/footer.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('navigation', { name: layout.menu.label });
/** The button of a menu: browsers do not agree on the role of a summary. */
const menu = (page: Page, { name }: { name: string }) => main(page).locator('summary').getByText(name, { exact: true });
/** The last link of a menu, which is seen when the menu is open. */
const lastOf = (page: Page, { items }: { items: readonly { name: string }[] }) =>
  main(page).getByRole('link', { name: new RegExp(`^${items.at(-1)?.name}\\b`) });
const { service, product, company } = navigation;

test('a menu opens by key and by press, one at a time; a press outside, a focus that leaves and Escape close it', async ({
  page,
  open,
}) => {
  await open('/company/faq');
  const opened = main(page).locator('details[open]');
  await menu(page, company).focus();
  await page.keyboard.press('Enter');
  await expect(lastOf(page, company)).toBeVisible();
  // On a part of the header that takes no focus. The pointer comes to the menus only later: its leaving closes them too.
  await page.mouse.click(5, 38);
  await expect(opened).toHaveCount(0);

  await menu(page, company).focus();
  await page.keyboard.press('Enter');
  await expect(lastOf(page, company)).toBeVisible();
  await page.getByRole('searchbox', { name: layout.search.label }).focus();
  await expect(opened).toHaveCount(0);

  for (const each of [service, product, company]) {
    await menu(page, each).click();
    await expect(lastOf(page, each)).toBeVisible();
    await expect(opened).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(main(page).locator('summary:focus')).toHaveText(company.name);
});

test('a menu opens by hover, stays on a press, and closes when the pointer leaves, on Escape, on a change of route and on a link to the page itself', async ({
  page,
  open,
}) => {
  await open('/company/aboutUs');
  const last = lastOf(page, company);
  await menu(page, company).hover();
  await expect(last).toBeVisible();
  await page.mouse.move(300, 700);
  await expect(last).toBeHidden();

  await menu(page, company).hover();
  await expect(last).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();

  await page.mouse.move(300, 700);
  await menu(page, company).hover();
  await expect(last).toBeVisible();
  await menu(page, company).click();
  await expect(last).toBeVisible();
  for (const _ of ['to the page', 'on the page']) {
    await last.click();
    await expect(page).toHaveURL('/company/termsConditions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.heading);
    await expect(last).toBeHidden();
    await page.mouse.move(300, 700);
    await menu(page, company).hover();
    await expect(last).toBeVisible();
  }
});

test(
  'a phone’s menus open one at a time in the sheet; Escape closes the menu, then the sheet; a change of route and a focus that leaves close both',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/company/aboutUs');
    const opener = page.getByRole('button', { name: layout.menu.button });
    // The closed sheet before the button takes no focus.
    await page.getByRole('button', { name: layout.search.open }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await main(page).locator(':focus').count()).toBe(0);
    await opener.click();
    for (const each of [service, product, company]) {
      await menu(page, each).click();
      await expect(lastOf(page, each)).toBeVisible();
      await expect(main(page).locator('details[open]')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(lastOf(page, company)).toBeHidden();
    await expect(main(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page)).toBeHidden();

    await opener.click();
    await menu(page, company).click();
    await main(page).getByRole('link', { name: navigation.portfolio.name, exact: true }).click();
    await expect(page).toHaveURL('/portfolio');
    await expect(main(page)).toBeHidden();
    await opener.click();
    await expect(main(page)).toBeVisible();
    await expect(main(page).locator('details[open]')).toHaveCount(0);
    await main(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(main(page)).toBeHidden();
  },
);

test('the page behind a phone’s open sheet does not scroll', { tag: '@phone' }, async ({ page, open }) => {
  await open('/company/aboutUs');
  const opener = page.getByRole('button', { name: layout.menu.button });
  await opener.click();
  await expect(main(page)).toBeVisible();
  expect(await scrolledByWheel(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(main(page)).toBeHidden();
  await expect.poll(() => scrolledByWheel(page)).toBeGreaterThan(0);
});

test(
  'in a low window, as at 400 %, the header scrolls with the page, and is there while its menu is open',
  { tag: '@phone' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open('/');
    const opener = page.getByRole('button', { name: layout.menu.button });
    await page.evaluate(() => scrollTo(0, 30));
    const half = await opener.boundingBox();
    // At what one sees of it: a click of Playwright's would scroll to all of it before.
    await page.touchscreen.tap((half?.x ?? 0) + (half?.width ?? 0) / 2, 10);
    await expect(main(page)).toBeVisible();
    await expect(opener).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(main(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 300));
    await expect(opener).not.toBeInViewport();
    // The bar, which is a part of the header, stays above all that scrolls by.
    const covered = await page
      .getByRole('banner')
      .getByRole('link', { name: layout.actions.quote })
      .evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const places = Array.from({ length: 40 }, (_, i) => i * 40);
        return places.filter((top) => {
          scrollTo(0, top);
          return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      });
    expect(covered, 'places at which something covers the bar').toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open and the links lead on', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/company/aboutUs');
    if (isMobile) await page.getByRole('button', { name: layout.menu.button }).click();
    await menu(page, company).click();
    await lastOf(page, company).click();
    await expect(page).toHaveURL('/company/termsConditions');
  });
});

test('the header’s call link shows its number to who reaches it with the keyboard', async ({ page, open }) => {
  await open(paths.faq);
  const call = page.locator('#actions').getByRole('link', { name: layout.actions.call });
  const shown = () => call.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await shown()).toBe('none');
  await call.focus();
  expect(await shown()).toContain(site.phone);
});

test('nothing moves a page sideways, however long its words are', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [paths.blog, `${paths.search}?q=x`, paths.webDesign]) {
    await open(path);
    expect(await sidewaysAfterScrolling(page), path).toBe(0);
  }
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page, open }) => {
  await open('/company/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: layout.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new route begins at its top; back restores the place', async ({ page, open }) => {
  await open('/');
  const link = footerFaqLink(page);
  // As somebody reads: a section far below has its height only when it comes near the view (base.css).
  await page.evaluate(async () => {
    for (; scrollY + innerHeight < document.documentElement.scrollHeight - 1; scrollBy(0, innerHeight / 2)) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await link.click();
  await expect(page).toHaveURL('/company/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(before);
});

/** How far a page can be moved to the right, in CSS pixels. */
function sidewaysAfterScrolling(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(1000, 0);
    return window.scrollX;
  });
}

/** Where the page is, in CSS pixels, two frames after the wheel was turned over the header. */
async function scrolledByWheel(page: Page): Promise<number> {
  await page.getByRole('banner').hover({ position: { x: 5, y: 5 } });
  await page.mouse.wheel(0, 300);
  return page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))));
}

test('while somebody types in the header’s search, every item of the menu stays whole', async ({ page, open }) => {
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    const field = page.getByRole('banner').getByRole('searchbox').first();
    await field.focus();
    const box = await field.locator('..').boundingBox();
    const items = await page.getByRole('navigation', { name: layout.menu.label }).getByRole('listitem').last().boundingBox();
    expect((items?.x ?? Infinity) + (items?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  }
});
