/** What becomes of a message that is not sent: it is kept and told of on a later visit; what is half written is a draft. */
import type { Page } from '@playwright/test';
import { quoteCopy } from '#content/forms.ts';
import { thankYou } from '#content/pages/thank-you.ts';
import { outboxCopy } from '#content/unsent-message.ts';
import { paths } from '#lib/paths.ts';
import { pausedPage } from '../support/carousel.ts';
import { fillQuote, inbox, quoteForm, reachQuote, serviceField, textField, thanks, unsent } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { fields } = quoteCopy;
const submit = (page: Page) => quoteForm(page).getByRole('button', { name: quoteCopy.submit });

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

  await page.clock.resume();
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
  await page.route('**/api/submit', (route) => route.abort());
  await pausedPage(page, '/');
  await fillQuote(page);
  await submit(page).click();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await page.clock.resume();
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
