/** A visit without a connection: what the service worker keeps, and when it does not (docs/decisions/0018). */
import type { Page } from '@playwright/test';
import { faq } from '#content/pages/faq.ts';
import { offline } from '#content/pages/offline.ts';
import { terms } from '#content/pages/terms.ts';
import { paths } from '#lib/paths.ts';
import { axeFaults, darkContrastFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ pageGuards }) => {
  for (const message of ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED']) pageGuards.allow(message);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until the worker has what it keeps from the first visit on. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('without a connection the pages of the menu open, any other address says so and opens when the connection is back', async ({
  page,
  context,
}) => {
  await visit(page, paths.home);
  await context.setOffline(true);
  await page.goto(`${paths.faq}?from=chat`);
  await expect(heading(page)).toHaveText(faq.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(heading(page)).toHaveText(terms.heading);

  await page.goto(paths.thankYou);
  await expect(heading(page)).toHaveText(offline.heading);
  expect(await axeFaults(page)).toEqual([]);
  expect(await darkContrastFaults(page)).toEqual([]);
  await page.getByRole('button', { name: offline.tryAgain }).click();
  await expect(heading(page)).toHaveText(offline.heading);
  await expect(page.getByRole('main').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(offline.heading, { timeout: 60_000 });
  await expect(page).toHaveURL(paths.thankYou);
});

test('a page that was opened once opens without a connection, with the files that it needs', async ({ page, context }) => {
  await visit(page, paths.home);
  await page.goto(paths.thankYou);
  const words = await heading(page).textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(words ?? '');
});

test('online a page is the newest there is', async ({ page, context }) => {
  await visit(page, paths.home);
  await context.route(paths.faq, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<html ', '<html data-version="2" ') });
  });
  await page.goto(paths.faq);
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
});

test('whoever saves data gets ahead only the page that says that there is no connection', async ({ page, context }) => {
  await context.route('/sw.js', async (route) => {
    const answer = await route.fetch();
    const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });\n';
    await route.fulfill({ response: answer, body: saving + (await answer.text()) });
  });
  await visit(page, paths.home);
  await context.setOffline(true);
  await page.goto(paths.faq);
  await expect(heading(page)).toHaveText(offline.heading);
});

test('the worker is asked for when the page has loaded', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.faq);
  await expect.poll(() => asked).toContain('/sw.js');
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? 0);
  expect(loaded, 'milliseconds until the load event').toBeGreaterThan(0);
});
