/** What a visitor with an open tab meets when a new version of the site goes live, and when that is taken back (docs/decisions/0019). */
import type { Page } from '@playwright/test';
import { href } from 'react-router';
import { blog } from '#content/pages/blog.ts';
import { career } from '#content/pages/career.ts';
import { faq } from '#content/pages/faq.ts';
import { layout } from '#content/pages/layout.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { quoteCopy } from '#content/forms.ts';
import { site } from '#content/site.ts';
import { posts, projects } from '../support/entries.ts';
import { isSamePage, markPage, networkErrors } from '../support/failing-files.ts';
import { quoteForm, serviceField, textField } from '../support/forms.ts';
import { cardLinks, cards, chip, loadMore } from '../support/lists.ts';
import { expect, hydrated } from '../support/test.ts';
import { expectVersion, test } from '../support/versions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ pageGuards }) => {
  for (const message of networkErrors) pageGuards.allow(message);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const perks = (page: Page) => page.getByRole('heading', { name: career.perks.heading });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const box = (page: Page) => page.getByRole('searchbox', { name: layout.search.label });
const category = 'CMS';
const inCategory = projects.flatMap(({ data }) => (data.projectCategory === category ? [data.projectName] : []));

/** Writes a part of the message for a quote, as somebody does who looks something up meanwhile. */
async function beginQuote(page: Page): Promise<void> {
  await textField(quoteForm(page), quoteCopy.fields.name).fill('Rina');
  await serviceField(quoteForm(page)).selectOption('Web Design');
  await textField(quoteForm(page), quoteCopy.fields.message).fill('A shop for saris');
}

async function expectQuote(page: Page): Promise<void> {
  await hydrated(page);
  await expect(textField(quoteForm(page), quoteCopy.fields.name)).toHaveValue('Rina');
  await expect(serviceField(quoteForm(page))).toHaveValue('Web Design');
  await expect(textField(quoteForm(page), quoteCopy.fields.message)).toHaveValue('A shop for saris');
}

test('an open tab whose files are gone gets the new version’s page, and on the way back what was typed is there', async ({
  page,
  open,
  live,
}) => {
  await open('/');
  await beginQuote(page);
  await live.releaseForGood(2);
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText(faq.heading);
  await expect(page).toHaveURL(href('/company/faq'));
  await expectVersion(page, 2);

  await page.goBack();
  await expectQuote(page);
  await expect(footerLink(page, 'FAQ')).toBeInViewport();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it is the same for a page that is not kept', async ({ page, open, live }) => {
    await open('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await beginQuote(page);
    await live.releaseForGood(2);
    await page.getByRole('main').locator('a[href^="/portfolio/"]').first().click();
    await expect(page).toHaveURL(/\/portfolio\/./);
    await expectVersion(page, 2);
    await page.goBack();
    await expectQuote(page);
  });

  test('what a new version fetches ahead is kept while somebody goes on browsing', async ({ page, open, live }) => {
    await open('/');
    await expectAllAhead(page);
    await live.release(2);
    await open('/');
    for (const path of [href('/company/blog'), href('/portfolio'), href('/contact')]) {
      await page
        .getByRole('banner')
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(path);
      await hydrated(page);
    }
    await expectAllAhead(page);
  });
});

/** All that the worker of the site's present version fetches ahead is kept. */
async function expectAllAhead(page: Page): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text();
  const [, list = ''] = /`(\/assets\/[^`]+,[^`]+)`/.exec(worker) ?? [];
  const ahead = list.split(',');
  expect(ahead.length).toBeGreaterThan(100);
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, i) => !found[i]);
    }, ahead);
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

test('what was typed is there also when the browser loads a whole page later', async ({ page, open, live }) => {
  await open('/');
  await beginQuote(page);
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText(faq.heading);
  await live.releaseForGood(2);
  await footerLink(page, 'Career').click();
  await expect(perks(page)).toBeVisible();
  await expectVersion(page, 2);
  await page.getByRole('banner').getByRole('link', { name: site.name }).first().click();
  await expectQuote(page);
});

test('on the way back a list has its posts, its category and its place again', async ({ page, open, live, context }) => {
  await open('/company/blog');
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(posts.length);
  const other = await context.newPage();
  await other.goto(href('/portfolio'));
  await hydrated(other);
  await chip(other, category).click();
  await expect(cardLinks(other)).toHaveText(inCategory);
  await live.releaseForGood(2);

  await cardLinks(page).last().click();
  await expect(heading(page)).toHaveText(posts.at(-1)?.data.blogSub ?? '');
  await expectVersion(page, 2);
  await page.goBack();
  await expect(heading(page)).toHaveText(blog.heading);
  await expect(cards(page)).toHaveCount(posts.length);
  await expect(cardLinks(page).last()).toBeInViewport();

  await cardLinks(other).first().click();
  await expect(heading(other)).toHaveText(inCategory[0] ?? '');
  await expectVersion(other, 2);
  await other.goBack();
  await expect(heading(other)).toHaveText(portfolio.heading);
  await expect(chip(other, category)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardLinks(other)).toHaveText(inCategory);
});

test('a search, its results and the place among them are there again on the way back', async ({ page, open, live }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open('/company/faq');
  await box(page).fill('plain post');
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(results.last()).toHaveText('Plain post number 4');
  await live.releaseForGood(2);
  await results.last().click();
  await expect(heading(page)).toHaveText('Plain post number 4');
  await expectVersion(page, 2);
  await page.goBack();
  await expect(box(page)).toHaveValue('plain post');
  await expect(results.last()).toHaveText('Plain post number 4');
  await expect(results.last()).toBeInViewport();
});

test('the way back to a part of a post whose files are gone leads to the new version’s', async ({ page, live }) => {
  const { blogSub = '' } = posts[0]?.data ?? {};
  const address = `${href('/company/blog/:blogSub', { blogSub })}#a-heading`;
  await page.goto(address);
  await hydrated(page);
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText(faq.heading);
  await live.releaseForGood(2);
  await page.goBack();
  await expect(heading(page)).toHaveText(blogSub);
  await expectVersion(page, 2);
  await expect(page).toHaveURL(address);
});

test('for a day an open tab goes on as it is, also when the new version is taken back', async ({ page, open, live, context }) => {
  await open('/');
  await markPage(page);
  await live.release(2);
  const second = await context.newPage();
  await second.goto('/');
  await hydrated(second);
  await markPage(second);
  await expectVersion(second, 2);
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText(faq.heading);
  // It needs data of its own version.
  await footerLink(page, 'Career').click();
  await expect(perks(page)).toBeVisible();

  await live.rollBack();
  await footerLink(second, 'FAQ').click();
  await expect(heading(second)).toHaveText(faq.heading);
  await footerLink(second, 'Career').click();
  await expect(perks(second)).toBeVisible();
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText(faq.heading);
  for (const tab of [page, second]) expect(await isSamePage(tab)).toBe(true);
  await second.reload();
  await expectVersion(second, 1);
});
