/** What remains under a form after its message was sent (src/components/forms/receipt.ts); the rule of the hours is proved in src/lib/office-hours.test.ts. */
import type { Page } from '@playwright/test';
import { shared } from '#content/forms.ts';
import { receiptCopy } from '#content/receipt.ts';
import { site } from '#content/site.ts';
import { answerBy, minutesAhead, readOfficeHours } from '#lib/office-hours.ts';
import { paths } from '#lib/paths.ts';
import { offerLink } from '#lib/offer-link.ts';
import { contactForm, fillContact, fillQuote, quoteForm, textField, thanks, unsent } from '../support/forms.ts';
import { stubMap } from '../support/map.ts';
import { offers } from '../support/offer-links.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Europe/London' });
test.beforeEach(({ page }) => stubMap(page));

const receipt = (page: Page) => page.locator('[data-receipt]');
const submit = (page: Page) => page.locator('form[data-form] [type=submit]').click();
/** A Thursday. */
const now = new Date('2026-11-26T14:02:00Z');
const answer = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' }).format(
  answerBy(now.getTime(), readOfficeHours(site.officeHours), minutesAhead(site.utcOffset)),
);
const received = receiptCopy.received.replace('{time}', '14:02').replace('{answer}', answer);

for (const [path, fill, form] of [
  ['/', fillQuote, quoteForm],
  [paths.contact, fillContact, contactForm],
] as const) {
  test(`${path} says when a message came and until when a person answers, until the next edit`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(path);
    await expect(receipt(page)).toBeHidden();
    await fill(page);
    await submit(page);
    await expect(thanks(page)).toBeVisible();
    await expect(receipt(page)).toContainText(received);
    await expect(receipt(page).getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(receipt(page)).toBeVisible();
    await textField(form(page), shared.fields.name).fill('R');
    await expect(receipt(page)).toBeHidden();
  });

  test(`${path} says that a message is only kept, and when it has come after all`, async ({ page, pageGuards }) => {
    for (const part of ['ERR_FAILED', 'Failed to fetch']) pageGuards.allow(part);
    await page.route('**/api/submit', (route) => route.abort());
    await page.goto(path);
    await fill(page);
    await submit(page);
    await expect(receipt(page)).toContainText(receiptCopy.kept);
    await page.unroute('**/api/submit');
    // It is sent again after five seconds.
    await expect(receipt(page)).toContainText(receiptCopy.received.split('{time}')[0] ?? '');
  });
}

test('what is said after sending comes, though its code comes later than the answer, and not at the first asking', async ({
  page,
  pageGuards,
}) => {
  for (const part of ['ERR_FAILED', 'dynamically imported module']) pageGuards.allow(part);
  const code = '**/assets/receipt*.js';
  await page.route(code, (route) => route.abort(), { times: 1 });
  await page.clock.setFixedTime(now);
  await page.goto(paths.contact);
  const failed = page.waitForEvent('requestfailed');
  await fillContact(page);
  await failed;
  const { promise: answeredFirst, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await answeredFirst;
    await route.continue();
  });
  await submit(page);
  await expect.poll(() => unsent(page)).toEqual([]);
  await expect(thanks(page)).toBeVisible();
  resolve();
  await expect(receipt(page)).toContainText(received);
});

test('the next step is the case that is nearest to what was asked', async ({ page }) => {
  await page.goto('/portfolio');
  const project = page.getByRole('main').locator('a[href^="/portfolio/"]').first();
  const href = await project.getAttribute('href');
  const name = decodeURIComponent(href?.split('/').at(-1) ?? '');
  const [id = ''] = Object.entries(offers).find(([key, request]) => key.startsWith('project-') && request.case?.link === href) ?? [];
  expect(id, name).not.toBe('');
  await page.goto(offerLink(id));
  await fillContact(page);
  await submit(page);
  await expect(receipt(page).getByRole('link')).toHaveAttribute('href', href ?? '');
});

test('an offer like no project leads to one of ours, and says so', async ({ page }) => {
  const [id = ''] = Object.entries(offers).find(([, request]) => !request.case) ?? [];
  await page.goto(offerLink(id));
  await fillContact(page);
  await submit(page);
  await expect(receipt(page)).toContainText(receiptCopy.nextOurs);
  await expect(receipt(page).getByRole('link')).toHaveCount(1);
});
