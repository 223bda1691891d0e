/** What a visitor meets when the next page, or the app itself, does not come: no connection, a new version, a captive portal. */
import type { Page } from '@playwright/test';
import { href } from 'react-router';
import { blog } from '#content/pages/blog.ts';
import { error } from '#content/pages/error.ts';
import { home } from '#content/pages/home.ts';
import { layout } from '#content/pages/layout.ts';
import { posts } from '../support/entries.ts';
import {
  deployNewVersion,
  enterCaptivePortal,
  goOffline,
  isSamePage,
  markPage,
  networkErrors,
  remembersFailures,
} from '../support/failing-files.ts';
import { contactForm, textField } from '../support/forms.ts';
import { cardLinks } from '../support/lists.ts';
import { stubMap } from '../support/map.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, pageGuards }) => {
  await stubMap(page);
  for (const message of networkErrors) pageGuards.allow(message);
});

const copy = layout.failedNavigation;
const notice = (page: Page) => page.getByRole('complementary', { name: copy.label });
const tryAgain = (page: Page) => page.getByRole('button', { name: copy.tryAgain });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const name = (page: Page) => textField(contactForm(page), 'Name');

test.describe('a page that does not load', () => {
  test('offline, a pointer over a link changes nothing; following it says so and keeps what is typed, until it loads', async ({
    page,
    open,
    context,
  }) => {
    await open('/contact');
    await markPage(page);
    await name(page).fill('Rina');
    await goOffline(page);
    const failed = page.waitForEvent('requestfailed');
    await footerLink(page, 'FAQ').hover();
    await failed;
    await footerLink(page, 'FAQ').click();
    await expect(notice(page).getByRole('alert')).toHaveText(copy.text);
    await expect(tryAgain(page)).toBeFocused();
    await expect(page).toHaveURL('/contact');
    await expect(name(page)).toHaveValue('Rina');

    await page.keyboard.press('Enter');
    await expect(notice(page).getByRole('alert')).toHaveText(copy.again);
    await expect(tryAgain(page)).toBeFocused();

    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/company/faq');
    await expect(heading(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    expect(await isSamePage(page)).toBe(!remembersFailures(page));
    if (!remembersFailures(page)) await expect(page.locator('main')).toBeFocused();
  });

  test('an entry is tried again by its link too, and whoever follows another link instead gets there', async ({ page, open, context }) => {
    await open('/company/blog');
    await loadScreenOfPosts(page);
    await goOffline(page);
    await cardLinks(page).nth(1).click();
    await expect(notice(page).getByRole('alert')).toHaveText(copy.text);
    await notice(page).getByRole('button', { name: copy.hide }).click();
    await expect(notice(page)).toBeHidden();
    await expect(cardLinks(page).nth(1)).toBeFocused();
    await expect(page).toHaveURL('/company/blog');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeVisible();
    await cardLinks(page).first().click();
    await expect(heading(page)).toHaveText(posts[0]?.data.blogSub ?? '');
    await expect(notice(page)).toBeHidden();

    await page.goBack();
    await expect(heading(page)).toHaveText(blog.heading);
    await cardLinks(page).nth(1).click();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await cardLinks(page).nth(1).click();
    await expect(heading(page)).toHaveText(posts[1]?.data.blogSub ?? '');
    await expect(notice(page)).toBeHidden();
    expect(await isSamePage(page)).toBe(!remembersFailures(page));
  });

  test('after a new version has replaced the files of a screen or of an entry, the whole page that was asked for is loaded', async ({
    page,
    open,
  }) => {
    await open('/company/blog');
    await loadScreenOfPosts(page);
    await deployNewVersion(page);
    await cardLinks(page).nth(1).click();
    await expect(heading(page)).toHaveText(posts[1]?.data.blogSub ?? '');
    expect(await isSamePage(page)).toBe(false);

    await hydrated(page);
    await markPage(page);
    await deployNewVersion(page);
    await footerLink(page, 'FAQ').click();
    await expect(page).toHaveURL('/company/faq');
    await expect(heading(page)).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
  });

  test('a file that failed while the connection came back is asked for again: the page stays the same', async ({
    page,
    open,
    pageGuards,
  }) => {
    pageGuards.allow('ERR_FAILED');
    await open('/contact');
    await markPage(page);
    await page.route(/\/assets\/faq-/, (route) => route.abort(), { times: 1 });
    await footerLink(page, 'FAQ').click();
    await expect(page).toHaveURL('/company/faq');
    await expect(heading(page)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });

  test('a captive portal is no new version: the page stays', async ({ page, open }) => {
    await open('/contact');
    await name(page).fill('Rina');
    await enterCaptivePortal(page);
    await footerLink(page, 'FAQ').click();
    await expect(notice(page).getByRole('alert')).toHaveText(copy.text);
    await expect(page).toHaveURL('/contact');
    await expect(name(page)).toHaveValue('Rina');
  });

  test('the notice stands above an open menu', { tag: '@phone' }, async ({ page, open, context }) => {
    await open('/company/faq');
    await goOffline(page);
    const menu = page.getByRole('navigation', { name: layout.menu.label });
    await page.getByRole('button', { name: layout.menu.button }).click();
    await menu.getByRole('link', { name: 'Portfolio' }).click();
    await expect(notice(page).getByRole('alert')).toHaveText(copy.text);
    await expect(menu).toBeVisible();
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(page).toHaveURL('/portfolio');
  });

  test('the search’s screen does not load: typing goes on, and the results come when the connection is back', async ({
    page,
    open,
    context,
  }) => {
    await open('/company/faq');
    await goOffline(page);
    const box = page.getByRole('searchbox', { name: layout.search.label });
    await box.pressSequentially('plain');
    await expect(notice(page)).toBeVisible();
    await expect(box).toBeFocused();
    await context.setOffline(false);
    await box.pressSequentially(' post');
    await expect(heading(page)).toContainText('“plain post”');
    await expect(box).toHaveValue('plain post');
    await expect(notice(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/company/faq');
  });

  test('the search’s screen of a new version gets what was typed', async ({ page, open }) => {
    await open('/company/faq');
    await deployNewVersion(page);
    const box = page.getByRole('searchbox', { name: layout.search.label });
    await box.fill('plain post number 3');
    await expect(page.getByRole('main').getByRole('link', { name: 'Plain post number 3' })).toBeVisible();
    await expect(box).toHaveValue('plain post number 3');
  });
});

test('an app that did not start starts with the next press or key, and what is typed stays', async ({ page, pageGuards }) => {
  pageGuards.allow('ERR_FAILED');
  await page.route('**/assets/entry*.js', (route) => route.abort());
  const failed = page.waitForEvent('pageerror');
  await page.goto(href('/contact'));
  await failed;
  await page.unroute('**/assets/entry*.js');
  await name(page).fill('Rina');
  await page.keyboard.press('Tab');
  await hydrated(page);
  await expect(name(page)).toHaveValue('Rina');
});

test('a page that cannot be rendered says so and offers to load it again', async ({ page, open, pageGuards }) => {
  pageGuards.allow('a fault of the test');
  await open('/contact');
  await page.route('**/assets/faq-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default function () { throw new Error("a fault of the test"); }' }),
  );
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText(error.heading);
  await page.unroute('**/assets/faq-*.js');
  await page.getByRole('main').getByRole('button', { name: error.reload }).click();
  await expect(heading(page)).not.toHaveText(error.heading);
  await expect(page).toHaveURL('/company/faq');
});

/** From the list of posts to one and back: the screen of posts is there then, and what may fail is the file of another post. */
async function loadScreenOfPosts(page: Page): Promise<void> {
  await cardLinks(page).first().click();
  await expect(heading(page)).toHaveText(posts[0]?.data.blogSub ?? '');
  await page.goBack();
  await expect(heading(page)).toHaveText(blog.heading);
  await markPage(page);
}

test('a picture that does not come keeps its place, and its text stands there', async ({ page, open, pageGuards }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: home.about.heading }) });
  const picture = section.getByRole('img');
  const size = async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const box = await picture.boundingBox();
    return { width: box?.width, height: box?.height };
  };
  await open('/');
  const whole = await size();
  pageGuards.allow('net::ERR_FAILED');
  await page.route('**/*.avif', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  expect(await size()).toEqual(whole);
  const text = (await picture.getAttribute('alt')) ?? '';
  expect(text).not.toBe('');
  const shown = await picture.evaluate((image) => getComputedStyle(image, '::before').content);
  // Firefox has its own value for the picture's text.
  expect(shown.replace('-moz-alt-content', text)).toContain(text);
});
