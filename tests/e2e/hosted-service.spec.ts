/** Both forms with a hosted form service on another origin (docs/deployment.md). */
import type { Page } from '@playwright/test';
import { contactCopy, quoteCopy } from '#content/form-copy.ts';
import { thankYou } from '#content/records.ts';
import { contactForm, fillContact, filledContact, fillQuote, thanks, typeQuote, unsent } from '../support/forms.ts';
import { type HostedService, withHostedService } from '../support/hosted-service.ts';
import { stubMap } from '../support/map.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ hosted: { service: HostedService; siteUrl: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  hosted: async ({}, use) => withHostedService((service, siteUrl) => use({ service, siteUrl })),
  baseURL: async ({ hosted }, use) => use(hosted.siteUrl),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, pageGuards, hosted }) => {
  pageGuards.allow(`request to another origin: ${hosted.service.url}`);
  // The map never comes into view, so it does not load. A route for it would keep the browser's question from the service.
  await page.addInitScript(() => {
    const Original = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Original {
      override observe(element: Element) {
        if (!element.matches('[data-map]')) super.observe(element);
      }
    };
  });
});

const quote = {
  custom_message: 'A new quote form submission has arrived from your website.',
  name: 'Rina',
  email: 'rina@company.bd',
  service: 'Web Design',
  message: 'A shop',
  access_key: 'key-of-the-test',
  subject: 'New QUOTE Form Submission on Your Website',
};
const enquiry = {
  custom_message: 'A new contact form submission has arrived from your website.',
  ...filledContact,
  access_key: 'key-of-the-test',
  subject: 'New CONTACT Form Submission on Your Website',
};
const submit = (page: Page) => page.getByRole('button', { name: new RegExp(`${quoteCopy.submit}|${contactCopy.submit}`) }).click();
const status = (page: Page) => contactForm(page).getByRole('status');

test('a quote is posted as JSON after the browser has asked whether it may, and removed from the browser when the service has it', async ({
  page,
  hosted: { service },
}) => {
  await page.goto('/');
  await fillQuote(page);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await expect
    .poll(() => service.asked)
    .toEqual([
      { method: 'OPTIONS', type: undefined, fields: {} },
      { method: 'POST', type: 'application/json', fields: quote },
    ]);
  await expect.poll(() => unsent(page)).toEqual([]);
});

test('an enquiry is kept while the service forbids, fails or refuses, and sent when it takes it', async ({
  page,
  pageGuards,
  hosted: { service },
}) => {
  for (const message of ['CORS policy', 'ERR_FAILED', 'Failed to fetch', 'status of 500', 'status of 400', 'is not valid JSON']) {
    pageGuards.allow(message);
  }
  const tryAgain = contactForm(page).getByRole('button', { name: contactCopy.tryAgain });
  await page.goto('/contact');
  await fillContact(page);
  for (const [i, [answer, said]] of (
    [
      ['no CORS headers', contactCopy.failed],
      ['error', contactCopy.failed],
      ['refusal', contactCopy.refused],
      ['success', contactCopy.sent],
    ] as const
  ).entries()) {
    service.answer = answer;
    await (i === 0 ? submit(page) : tryAgain.click());
    await expect(status(page)).toHaveText(said);
    await expect.poll(() => unsent(page)).toHaveLength(answer === 'success' ? 0 : 1);
  }
  expect(service.asked.at(-1)).toEqual({ method: 'POST', type: 'application/json', fields: enquiry });
});

for (const { path, fill, fields } of [
  { path: '/', fill: fillQuote, fields: quote },
  { path: '/contact', fill: fillContact, fields: enquiry },
]) {
  test(`a message from ${path} that is on its way over a slow line arrives though its tab is closed`, async ({
    page,
    context,
    hosted: { service },
  }) => {
    await context.newPage();
    const { promise: isClosed, resolve } = Promise.withResolvers<void>();
    service.answersQuestions = isClosed;
    await page.goto(path);
    await fill(page);
    await submit(page);
    await expect.poll(() => service.asked.map(({ method }) => method)).toEqual(['OPTIONS']);
    await page.close();
    resolve();
    await expect.poll(() => service.asked.at(-1)).toEqual({ method: 'POST', type: 'application/json', fields });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, fill, fields } of [
    { path: '/', fill: typeQuote, fields: quote },
    { path: '/contact', fill: fillContact, fields: enquiry },
  ]) {
    test(`the form on ${path} is an ordinary POST, and the service leads back to the thanks`, async ({
      page,
      hosted: { service, siteUrl },
    }) => {
      await stubMap(page);
      await page.goto(path);
      await fill(page);
      await submit(page);
      await expect(page).toHaveURL(`${siteUrl}/thank-you`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.heading);
      const type = 'application/x-www-form-urlencoded';
      expect(service.asked).toEqual([{ method: 'POST', type, fields: { ...fields, redirect: `${siteUrl}/thank-you` } }]);
    });
  }
});
