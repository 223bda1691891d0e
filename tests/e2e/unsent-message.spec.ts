/** What becomes of a message that is not sent: it is kept and told of on a later visit; what is half written is a draft. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { quoteCopy } from '#content/form-copy.ts';
import { thankYou } from '#content/records.ts';
import { outboxCopy } from '#content/unsent-message.ts';
import { paths } from '#lib/paths.ts';
import { pausedPage } from '../support/carousel.ts';
import { fillQuote, inbox, quoteForm, reachQuote, serviceField, showPage, textField, thanks, unsent } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { fields } = quoteCopy;
const submit = (page: Page) => quoteForm(page).getByRole('button', { name: quoteCopy.submit });

/** Submits a quote that cannot be sent. The service stays away. */
async function leaveUnsent(page: Page): Promise<void> {
  await page.route('**/api/submit', (route) => route.abort());
  await pausedPage(page, '/');
  await fillQuote(page);
  await submit(page).click();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  // Otherwise it would leave with the page, at the moment when the test lets messages through again.
  await page.clock.runFor(1000);
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 1 }]);
  await page.clock.resume();
}

test('a request that cannot be sent is thanked for, kept, sent again after 5 seconds, and told on a later visit with three ways out', async ({
  page,
  pageGuards,
}) => {
  pageGuards.allow('ERR_FAILED');
  await page.route('**/api/submit', (route) => route.abort());
  await pausedPage(page, '/');
  const sent = inbox(page);
  await fillQuote(page);
  await submit(page).click();
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 0 }]);
  await page.clock.runFor(1000);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 1 }]);
  await page.clock.runFor(4900);
  expect(sent).toHaveLength(1);
  await page.clock.runFor(200);
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 2 }]);
  expect(sent).toHaveLength(2);

  // The clock stands still: the next attempt is the visitor's.
  await page.goto(paths.thankYou);
  const notice = page.getByRole('complementary', { name: outboxCopy.label });
  await expect(notice.getByRole('status')).toContainText(outboxCopy.unsent.quote.split('{date}')[0] ?? '');
  await expect(notice.getByRole('link', { name: outboxCopy.email })).toHaveAttribute('href', /^mailto:.*Rina/);
  await page.unroute('**/api/submit');
  await notice.getByRole('button', { name: outboxCopy.tryAgain }).click();
  await expect(notice.getByRole('status')).toHaveText(outboxCopy.sent);
  await expect.poll(() => unsent(page)).toEqual([]);
});

test('what is discarded on a later visit is gone for good', async ({ page, pageGuards }) => {
  pageGuards.allow('ERR_FAILED');
  await leaveUnsent(page);
  await page.goto(paths.thankYou);
  const notice = page.getByRole('complementary', { name: outboxCopy.label });
  await notice.getByRole('button', { name: outboxCopy.discard }).click();
  await expect(notice.getByRole('status')).toHaveText(outboxCopy.discarded);
  await expect.poll(() => unsent(page)).toEqual([]);
  await expect(notice.getByRole('button', { name: outboxCopy.hide })).toBeFocused();
  await page.unroute('**/api/submit');
  const sent = inbox(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.heading);
  await expect(notice).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('what is half written is there again after a look at another page, on the way back, by a link and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  const form = quoteForm(page);
  await fillQuote(page);
  const comeBack = [
    () => page.goBack(),
    () => page.getByRole('banner').getByRole('link').first().click(),
    () => page.goto('/').then(() => page.reload()),
  ];
  for (const back of comeBack) {
    await page.goto(paths.thankYou);
    await back();
    await reachQuote(page);
    await expect(textField(form, fields.message)).toHaveValue('A shop');
    await expect(serviceField(form)).toHaveValue('Web Design');
  }
});

test('what is half written is kept when the page is hidden, because a phone may end it without another word', async ({ page, context }) => {
  await page.goto('/');
  await fillQuote(page);
  await showPage(page, false);
  const draft = await page.evaluate(() => JSON.stringify(sessionStorage));
  const later = await context.newPage();
  // As a browser opens a tab again that it has ended.
  await later.addInitScript((items) => void Object.assign(sessionStorage, JSON.parse(items)), draft);
  await later.goto('/');
  await reachQuote(later);
  await expect(textField(quoteForm(later), fields.message)).toHaveValue('A shop');
});

test('a message of an earlier visit is sent before the notice or any framework comes', async ({ page, pageGuards }) => {
  pageGuards.allow('ERR_FAILED');
  await leaveUnsent(page);
  await page.goto('about:blank');
  await page.unroute('**/api/submit');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const sent = inbox(page);
  await page.goto(paths.thankYou);
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => unsent(page)).toEqual([]);
  await expect(page.getByRole('complementary', { name: outboxCopy.label })).toHaveCount(0);
  expect(scripts.filter((url) => /client|unsent-notice/.test(url))).toEqual([]);
  const sizes = await Promise.all(scripts.map(async (url) => brotliCompressSync(await (await page.request.get(url)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000);
});

test('a message that is on its way is no longer in the form on the way back', async ({ page }) => {
  await pausedPage(page, '/');
  await fillQuote(page);
  await submit(page).click();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await page.goto(paths.thankYou);
  await page.goBack();
  await reachQuote(page);
  await expect(textField(quoteForm(page), fields.name)).toHaveValue('');
  await expect(textField(quoteForm(page), fields.message)).toHaveValue('');
});
