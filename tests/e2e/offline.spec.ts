/** A visit without a connection: what the service worker keeps, and when it does not (docs/decisions/0018). */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { quoteCopy } from '#content/form-copy.ts';
import { offline, offlinePath } from '#content/offline.ts';
import { faq, terms, navigation } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { axeFaults, darkContrastFaults } from '../support/axe.ts';
import { contactForm, fillContact, fillQuote, formStarted, inbox, quoteForm, reachQuote, thanks, unsent } from '../support/forms.ts';
import { mapSign } from '../support/map.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ pageGuards }) => {
  for (const message of ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', '503 (Service Unavailable)', 'Failed to fetch']) {
    pageGuards.allow(message);
  }
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until the worker keeps it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.origin + location.pathname)))).toBe(true);
}

test('a page that was opened opens without a connection, with a slash, a query or a fragment too; any other address says so and opens later', async ({
  page,
  context,
}) => {
  await visit(page, paths.faq);
  await visit(page, paths.terms);
  await context.setOffline(true);
  for (const form of ['', '/', '?from=chat', '#more', '/?a=1#more']) {
    await page.goto(paths.faq + form);
    await expect(heading(page)).toHaveText(faq.heading);
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: navigation.quickLinks[3]?.name ?? '' })
    .click();
  await expect(heading(page)).toHaveText(terms.heading);

  await page.goto(paths.services);
  await expect(heading(page)).toHaveText(offline.heading);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([3, 4].map((i) => navigation.company.items[i]?.name ?? ''));
  expect(await axeFaults(page)).toEqual([]);
  expect(await darkContrastFaults(page)).toEqual([]);
  await page.getByRole('button', { name: offline.tryAgain }).click();
  await expect(heading(page)).toHaveText(offline.heading);
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(offline.heading, { timeout: 60_000 });
  await expect(page).toHaveURL(paths.services);
});

const forms: [title: string, before: string[], path: string, form: (page: Page) => Locator, fill: (page: Page) => Promise<void>][] = [
  ['contact page, the first that was opened', [], paths.contact, contactForm, fillContact],
  ['contact page, after another one', [paths.services], paths.contact, contactForm, fillContact],
  ['home page, whose form was never in view', [], paths.home, quoteForm, fillQuote],
];
for (const [title, before, path, formOf, fill] of forms) {
  test(`without a connection a message is kept and sent later: ${title}`, async ({ page, context, pageGuards }) => {
    // The map may be near the view. A route for it would take the browser's cache away.
    pageGuards.allow(mapSign);
    for (const other of before) await visit(page, other);
    await visit(page, path);
    await forgetHttpCache(page, context);
    await page.goto('about:blank');
    await context.setOffline(true);
    await page.goto(path);
    if (path === paths.home) await reachQuote(page);
    const form = formOf(page);
    await formStarted(form);
    await expect(form.getByText(quoteCopy.offline)).toBeVisible();
    await fill(page);
    const sent = inbox(page);
    await form.getByRole('button').first().click();
    await expect(thanks(page)).toBeVisible();
    await expect.poll(() => unsent(page)).toMatchObject([{ name: 'Rina' }]);
    await context.setOffline(false);
    await expect.poll(() => unsent(page)).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
  });
}

/** So that only what the worker keeps is there. */
async function forgetHttpCache(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

test('the first visit fetches ahead only the page that says that there is no connection', async ({ page, context }) => {
  const fetched = fetchedByWorker(context);
  await visit(page, paths.faq);
  const others = fetched.filter((path) => !path.startsWith('/assets/') && path !== '/sw.js');
  expect(new Set(others)).toEqual(new Set([offlinePath, paths.faq]));
});

/** The paths that the service worker asks the browser for, which may have them. */
function fetchedByWorker(context: BrowserContext): string[] {
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test('online a page is the newest there is', async ({ page, context }) => {
  await visit(page, paths.faq);
  const newer = (await (await context.request.get(paths.faq)).text()).replace('<html ', '<html data-version="2" ');
  await context.route(paths.faq, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: newer }));
  await page.goto(paths.faq);
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
});

test('where the server has only an error, the kept page is shown', async ({ page, context }) => {
  await visit(page, paths.faq);
  await context.route(paths.faq, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Not now</h1>' }));
  await page.reload();
  await expect(heading(page)).toHaveText(faq.heading);
  await context.route(paths.terms, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Not now</h1>' }));
  await page.goto(paths.terms);
  await expect(heading(page)).toHaveText('Not now');
});

test('what a Wi-Fi network answers in our place is shown, and never kept', async ({ page, context }) => {
  await visit(page, paths.faq);
  const signIn = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Wi-Fi</title><h1>Sign in</h1></html>' };
  await context.route('**/*', (route) => route.fulfill(signIn));
  for (const path of [paths.faq, paths.terms]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Sign in');
  }
  await context.unroute('**/*');
  await context.setOffline(true);
  await page.goto(paths.faq);
  await expect(heading(page)).toHaveText(faq.heading);
  await page.goto(paths.terms);
  await expect(heading(page)).toHaveText(offline.heading);
});

test('for whoever saves data nothing is fetched ahead: what was opened is kept, and no other page', async ({ page, context }) => {
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });\n';
  await context.addInitScript({ content: saving });
  await context.route('/sw.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: saving + (await answer.text()) });
  });
  const fetched = fetchedByWorker(context);
  await visit(page, paths.faq);
  expect(fetched).toContain(paths.faq);
  expect(fetched).not.toContain(offlinePath);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(faq.heading);
});

test('the worker is asked for when the page has loaded', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.faq);
  await expect.poll(() => asked).toContain('/sw.js');
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? 0);
  expect(loaded, 'milliseconds until the load event').toBeGreaterThan(0);
});
