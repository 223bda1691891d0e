/** A second visit without a connection: what the service worker keeps, and when it does not (docs/decisions/0018). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { href } from 'react-router';
import { cacheName, sizeHeader } from '#app/offline/kept.ts';
import { quoteCopy } from '#content/forms.ts';
import { faq } from '#content/pages/faq.ts';
import { layout } from '#content/pages/layout.ts';
import { offline } from '#content/pages/offline.ts';
import { axeFaults, darkContrastFaults } from '../support/axe.ts';
import { posts } from '../support/entries.ts';
import { isFirefox } from '../support/firefox.ts';
import { fontsBeforePaint } from '../support/fonts.ts';
import { fillQuote, quoteForm, thanks, unsent } from '../support/forms.ts';
import { holdStart } from '../support/held-start.ts';
import { cardLinks } from '../support/lists.ts';
import { expectKept, kept, keptHtml, test, visit } from '../support/kept-pages.ts';
import type { Line } from '../support/own-line.ts';
import { expect, hydrated } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const [first, last] = [posts[0], posts.at(-1)].map((entry) => entry?.data);
if (!first || !last) throw new Error('the tests have no posts');
const addressOfPost = ({ blogSub }: { blogSub: string }) => href('/company/blog/:blogSub', { blogSub });

/** A page as a later version of the site has it, with a mark that the app leaves alone. */
const ofVersion = (version: string) => (html: string) => html.replace('<html ', `<html data-version="${version}" `);
const expectVersion = (page: Page, version: string) => expect(page.locator('html')).toHaveAttribute('data-version', version);

/** Leaves a file of an older version, which has no room beside the others. */
function keepOldFile(page: Page, bytes: number): Promise<void> {
  return page.evaluate(
    async ([name, header, size]) => {
      const cache = await caches.open(name);
      await cache.put('/assets/old.js', new Response(' '.repeat(size), { headers: { [header]: String(size) } }));
    },
    [cacheName, sizeHeader, bytes] as const,
  );
}

/**
 * Makes the worker another one, and asks for it until the page has it. A page that has just started asks by itself, and a
 * browser gives one answer to both, which can still be the old worker. The browser also ends a worker with nothing to do, so
 * that the next one can start; one that a debugger watches, as in a test, it can leave alone for good, so that is done here.
 */
async function takeOver(page: Page, line: Line, change: (text: string) => string): Promise<void> {
  const devtools = isFirefox(page) ? undefined : await page.context().newCDPSession(page);
  await devtools?.send('ServiceWorker.enable');
  const before = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  line.changes.set('/sw.js', change);
  await expect(async () => {
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
    if (isWaiting) await devtools?.send('ServiceWorker.stopAllWorkers');
    expect(await before.evaluate((worker) => navigator.serviceWorker.controller !== worker)).toBe(true);
  }).toPass();
}

test('a second visit without a connection opens what was visited and what the menu leads to, the search finds, and any other address says so', async ({
  page,
  line,
  context,
}) => {
  await visit(page, href('/company/blog'));
  expect((await kept(page)).bytes, 'a third of the room is for what is visited').toBeLessThan(2_000_000);
  await keepOldFile(page, 2_900_000);
  await cardLinks(page).first().click();
  await expect(heading(page)).toHaveText(first.blogSub);
  await expectKept(page, addressOfPost(first));
  await expect.poll(async () => (await kept(page)).bytes).toBeLessThan(3_000_000);

  line.cut = true;
  await page.goto(addressOfPost(first));
  await hydrated(page);
  await expect(heading(page)).toHaveText(first.blogSub);
  await page.goto(`${href('/company/faq')}/?from=chat`);
  await hydrated(page);
  await expect(heading(page)).toHaveText(faq.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(href('/company/aboutUs'));
  await page.getByRole('searchbox', { name: layout.search.label }).fill(last.blogSub);
  await expect(page.getByRole('main').getByRole('link', { name: last.blogSub })).toBeVisible();

  await page.goto(addressOfPost(last));
  await expect(heading(page)).toHaveText(offline.heading);
  expect(await axeFaults(page)).toEqual([]);
  expect(await darkContrastFaults(page)).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'FAQ' })).toBeVisible();
  const [words, list] = [await heading(page).boundingBox(), await main.getByRole('heading', { name: offline.menu }).boundingBox()];
  expect(list?.x, 'with its styles the list is beside the words').toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  await expect(main.getByRole('heading', { name: offline.visited })).toBeVisible();
  await main.getByRole('link', { name: first.blogSub }).click();
  await expect(page).toHaveURL(addressOfPost(first));
  await page.goBack();
  await main.getByRole('button', { name: offline.tryAgain }).click();
  await expect(heading(page)).toHaveText(offline.heading);
  line.cut = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(last.blogSub);

  await expectKept(page, addressOfPost(last));
  await hydrated(page);
  line.cut = true;
  await page.getByRole('searchbox', { name: layout.search.label }).fill(last.blogSub);
  await page.getByRole('main').getByRole('link', { name: last.blogSub }).click();
  await expect(heading(page), 'the app has no data of it').toHaveText(last.blogSub);
});

test('a page that comes through the worker shows the fonts at once, in a new tab too', async ({ page, context }) => {
  await visit(page, href('/company/blog'));
  const tab = await context.newPage();
  await tab.goto(href('/company/faq'));
  expect(await fontsBeforePaint(tab)).toBeGreaterThan(0);
});

test('a message of a page that was opened without a connection is kept, the form says so, and it is sent when the connection is back', async ({
  page,
  line,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  line.cut = true;
  await page.goto('/');
  await hydrated(page);
  await expect(quoteForm(page).getByText(quoteCopy.offline)).toBeVisible();
  await fillQuote(page);
  await quoteForm(page).getByRole('button', { name: quoteCopy.submit }).click();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 1 }]);

  // A later visit, still without a connection.
  await page.goto(href('/company/faq'));
  await hydrated(page);
  line.cut = false;
  await context.setOffline(false);
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(line.asked.filter((path) => path === 'POST /api/submit')).toHaveLength(1);
  await page.goto('/');
  await expect(quoteForm(page).getByText(quoteCopy.offline)).toBeHidden();
});

test('online a page is the newest there is, unless it takes three seconds; a new version takes over, and the last one leaves nothing', async ({
  page,
  line,
}) => {
  const keptPage = () => keptHtml(page, href('/company/faq'));
  await visit(page, href('/company/faq'));
  line.changes.set(href('/company/faq'), ofVersion('2'));
  await page.goto(href('/company/faq'));
  await expectVersion(page, '2');
  await expect.poll(keptPage).toContain('data-version="2"');
  line.changes.set(href('/company/faq'), ofVersion('3'));
  const { promise, resolve } = Promise.withResolvers<void>();
  line.pagesWait = promise;
  await page.goto(href('/company/faq'));
  await expectVersion(page, '2');
  resolve();
  await expect.poll(keptPage).toContain('data-version="3"');
  line.changes.set(href('/company/aboutUs'), ofVersion('4'));
  await takeOver(page, line, (text) => `// another version\n${text}`);
  line.cut = true;
  await page.goto(href('/company/aboutUs'));
  await expectVersion(page, '4');

  line.cut = false;
  const [, ending = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/deployment.md', 'utf8')) ?? [];
  await takeOver(page, line, () => ending);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  line.cut = true;
  await expect(page.goto(href('/company/faq'))).rejects.toThrow(/ERR_|NS_ERROR_/);
});

test('whoever saves data keeps what was visited, and nothing is fetched ahead', async ({ page, line }) => {
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });\n';
  line.changes.set('/sw.js', (text) => saving + text);
  await visit(page, href('/company/faq'));
  const { paths } = await kept(page);
  expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual([href('/company/faq')]);
  expect(line.asked.filter((path) => path === href('/contact') || path === '/offline')).toEqual([]);
  expect(new Set(line.asked).size).toBe(line.asked.length);
  line.cut = true;
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText(faq.heading);
});

test('the first view loads nothing for a later visit: the worker is asked for after the app has started', async ({ page, line }) => {
  const start = await holdStart(page);
  const asked = page.waitForRequest(/assets\/start-/);
  await page.goto(href('/company/faq'));
  await asked;
  const ofWorker = () => line.asked.filter((path) => /worker|sw\.js/.test(path));
  expect(ofWorker()).toEqual([]);
  start();
  await hydrated(page);
  await expect.poll(ofWorker).toEqual(['/register-worker.js', '/sw.js']);
});
