/** What becomes of a message when something fails on its way. Every answer and every delay: src/components/forms/*.test.ts. */
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { contactCopy, quoteCopy } from '#content/form-copy.ts';
import { outboxCopy } from '#content/unsent-message.ts';
import { paths } from '#lib/paths.ts';
import { pausedPage } from '../support/carousel.ts';
import { goOffline, networkErrors } from '../support/failing-files.ts';
import { arrived, contactForm, fillContact, fillQuote, inbox, quoteForm, thanks, unsent } from '../support/forms.ts';
import { stubMap } from '../support/map.ts';
import { damageStorage, forbidStorage, refuseToStore } from '../support/storage-faults.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, pageGuards }) => {
  await stubMap(page);
  // The contact form logs what failed.
  for (const message of [...networkErrors, 'Failed to fetch']) pageGuards.allow(message);
});

const service = '**/api/submit';
const status = (page: Page) => contactForm(page).getByRole('status');
const quoteButton = (page: Page) => quoteForm(page).getByRole('button', { name: quoteCopy.submit });
const submitQuote = (page: Page) => quoteButton(page).click();
const submitContact = (page: Page) => contactForm(page).getByRole('button', { name: contactCopy.submit }).click();
const notice = (page: Page) => page.getByRole('complementary', { name: outboxCopy.label });

/** The requests to the form's service that got an answer, from all pages of the browser. */
function answered(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('requestfinished', (request) => request.method() === 'POST' && requests.push(request));
  return requests;
}

/** Leaves a message in the browser that could not be sent, and no page. */
async function leaveUnsent(context: BrowserContext): Promise<void> {
  await context.route(service, (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/');
  await fillQuote(page);
  await submitQuote(page);
  await expect(thanks(page)).toBeVisible();
  await page.close();
  await context.unroute(service);
}

/** Comes back online on a page whose clock is paused. */
async function expectSentOnline(page: Page): Promise<void> {
  await page.clock.runFor(100);
  await page.context().setOffline(false);
  await expect.poll(() => unsent(page)).toEqual([]);
}

test('a quote that is submitted offline is thanked for, kept, and sent once when the connection is back', async ({ page, context }) => {
  const sent = answered(context);
  await pausedPage(page, '/');
  await fillQuote(page);
  await goOffline(page);
  await submitQuote(page);
  await page.clock.runFor(1000);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 1 }]);
  await expectSentOnline(page);
  expect(sent).toHaveLength(1);
});

test('a quote is kept when the connection goes in the second before it is sent', async ({ page, context }) => {
  const sent = answered(context);
  await pausedPage(page, '/');
  await fillQuote(page);
  await submitQuote(page);
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 0 }]);
  await goOffline(page);
  await page.clock.runFor(1000);
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 1 }]);
  await expectSentOnline(page);
  expect(sent).toHaveLength(1);
});

test('an enquiry that is submitted offline says so, and says when it has been sent after all', async ({ page, context }) => {
  const sent = answered(context);
  await page.goto('/contact');
  await fillContact(page);
  await goOffline(page);
  await submitContact(page);
  await expect(status(page)).toHaveText(contactCopy.failed);
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await context.setOffline(false);
  await expect(status(page)).toHaveText(contactCopy.sent);
  expect(await unsent(page)).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('a message whose answer was lost on the way is kept and sent again, until its answer comes', async ({ page }) => {
  await pausedPage(page, '/contact');
  const sent = inbox(page);
  const lose = async (route: Route) => {
    await expect.poll(() => sent[0]?.body).toBeDefined();
    await route.fetch({ postData: JSON.stringify(sent[0]?.body) });
    await route.abort();
  };
  await page.route(service, lose, { times: 1 });
  await fillContact(page);
  await submitContact(page);
  await expect(status(page)).toHaveText(contactCopy.failed);
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 1 }]);
  await page.clock.runFor(5000);
  await expect(status(page)).toHaveText(contactCopy.sent);
  expect(await unsent(page)).toEqual([]);
});

test('only a plain yes removes an enquiry from the browser, whoever answers', async ({ page, pageGuards }) => {
  ['valid JSON', 'JSON input', 'JSON.parse', 'the server responded with a status of'].forEach(pageGuards.allow);
  const html = { contentType: 'text/html', body: '<!doctype html><title>Log in to this network</title>' };
  const answers: [said: string, answer: Parameters<Route['fulfill']>[0]][] = [
    [contactCopy.failed, { status: 404, ...html }],
    [contactCopy.failed, { status: 500, ...html }],
    [contactCopy.refused, { status: 503, json: { success: false, message: 'Later.' } }],
    [contactCopy.failed, { status: 200, contentType: 'application/json', body: '{"success":' }],
    [contactCopy.refused, { status: 422, json: { success: false, message: 'No.' } }],
    [contactCopy.failed, { status: 200, ...html }],
  ];
  await page.goto('/contact');
  const tryAgain = contactForm(page).getByRole('button', { name: contactCopy.tryAgain });
  await fillContact(page);
  for (const [i, [said, answer]] of answers.entries()) {
    await page.route(service, (route) => route.fulfill(answer), { times: 1 });
    await (i === 0 ? submitContact(page) : tryAgain.click());
    await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: i + 1 }]);
    await expect(status(page)).toHaveText(said);
  }
  await tryAgain.click();
  await expect(status(page)).toHaveText(contactCopy.sent);
  expect(await unsent(page)).toEqual([]);
});

for (const [how, name, leave] of [
  ['closed', 'Closed', (page: Page) => page.close()],
  ['left for another site', 'Left', (page: Page) => page.goto('about:blank')],
] as const) {
  test(`a quote arrives though its tab is ${how} within the second before it is sent, and the next visit removes it`, async ({
    page,
    context,
  }) => {
    const later = await context.newPage();
    // Its clock stands still: the second never ends.
    await pausedPage(page, '/');
    await fillQuote(page, name);
    await quoteButton(page).evaluate((button: HTMLButtonElement) => button.click());
    await leave(page);
    await expect.poll(() => arrived(name)).toBe(1);
    // No page was there for the answer. What is sent again is the same for the inbox.
    await later.clock.resume();
    await later.goto(paths.thankYou);
    await expect.poll(() => unsent(later)).toEqual([]);
    expect(arrived(name)).toBe(1);
  });
}

test('of two tabs one sends what an earlier visit left', async ({ page, context }) => {
  await leaveUnsent(context);
  const sent = answered(context);
  const other = await context.newPage();
  // Held until both tabs have had the time to send.
  const { promise: bothOpen, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await context.route(service, async (route) => {
    asked.push(route.request().url());
    await bothOpen;
    await route.continue();
  });
  const started = [page, other].map((tab) => tab.waitForResponse('**/assets/outbox.*.js'));
  await Promise.all([page.goto(paths.thankYou), other.goto(paths.thankYou), ...started]);
  await expect.poll(() => asked.length).toBe(1);
  await other.waitForTimeout(2000);
  resolve();
  await expect.poll(() => unsent(page)).toEqual([]);
  await expect.poll(() => unsent(other)).toEqual([]);
  await other.waitForTimeout(2000);
  expect([asked.length, sent.length]).toEqual([1, 1]);
});

for (const [name, refuse] of [
  ['full', refuseToStore],
  ['forbidden', forbidStorage],
] as const) {
  test(`with a storage that is ${name} a message is sent, and one that fails is sent again while the page is open`, async ({
    page,
    context,
  }) => {
    const sent = answered(context);
    await page.addInitScript(refuse);
    await page.goto('/contact');
    await page.route(service, (route) => route.abort(), { times: 1 });
    await fillContact(page);
    await submitContact(page);
    await expect(status(page)).toHaveText(contactCopy.failed);
    await contactForm(page).getByRole('button', { name: contactCopy.tryAgain }).click();
    await expect(status(page)).toHaveText(contactCopy.sent);
    await expect(thanks(page)).toBeHidden();
    await fillContact(page);
    await submitContact(page);
    await expect.poll(() => sent.length).toBe(2);
    await expect(status(page)).toBeEmpty();
  });
}

test('a damaged storage disturbs nothing: what can be read is sent, and so is a new message', async ({ page, context }) => {
  await leaveUnsent(context);
  const sent = answered(context);
  await page.goto(paths.thankYou);
  await page.evaluate(damageStorage);
  await page.close();
  const later = await context.newPage();
  await stubMap(later);
  await later.goto('/contact');
  await expect.poll(() => sent.length).toBe(1);
  await fillContact(later);
  await submitContact(later);
  await expect.poll(() => sent.length).toBe(2);
  await expect(thanks(later)).toBeVisible();
});

test('after a new version has been deployed, a page that is still open sends its messages', async ({ page, context }) => {
  const sent = answered(context);
  await page.goto('/contact');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
  await fillContact(page);
  await submitContact(page);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('an outbox whose code does not load keeps the message, and sends it when the connection is back', async ({ page, context }) => {
  await leaveUnsent(context);
  const sent = answered(context);
  const code = '**/assets/outbox.*.js';
  await page.route(code, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(paths.thankYou);
  await failed;
  expect(await unsent(page)).toHaveLength(1);
  await page.unroute(code);
  for (const offline of [true, false]) await context.setOffline(offline);
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => unsent(page)).toEqual([]);
  await expect(notice(page)).toBeHidden();
});
