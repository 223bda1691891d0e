/** The site in a folder of its domain, as GitHub Pages has it for a repository's page (docs/decisions/0016). */
import { href } from 'react-router';
import { layout } from '#content/pages/layout.ts';
import { notFound } from '#content/pages/not-found.ts';
import { offline } from '#content/pages/offline.ts';
import { projects } from '../support/entries.ts';
import { isSamePage, markPage, networkErrors } from '../support/failing-files.ts';
import { siteFolder, withSiteInFolder } from '../support/site-in-folder.ts';
import { expect, hydrated, test as base } from '../support/test.ts';

const test = base.extend<{ site: Parameters<Parameters<typeof withSiteInFolder>[0]>[0] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  site: async ({}, use) => withSiteInFolder(use),
  baseURL: async ({ site }, use) => use(site.origin),
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inFolder = (path: string) => siteFolder + path;
const name = projects[0]?.data.projectName ?? '';

test('menu, search, links in texts and history stay in the folder, without a load or a request beside it', async ({ page, site }) => {
  await page.goto(inFolder('/'));
  await hydrated(page);
  await markPage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(inFolder(href('/company/faq')));

  await page.getByRole('searchbox', { name: layout.search.label }).fill(name);
  await expect(page).toHaveURL(inFolder(href('/search')));
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(inFolder(href('/portfolio/:projectName', { projectName: name })));
  await page.getByRole('main').getByRole('link', { name: 'how we price' }).click();
  await expect(page).toHaveURL(new RegExp(`${siteFolder}/company/blog/.`));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(inFolder(href('/search')));
  await expect(page.getByRole('searchbox', { name: layout.search.label })).toHaveValue(name.toLowerCase());

  expect(await isSamePage(page)).toBe(true);
  expect(site.missing).toEqual([]);
});

test('an unknown address gets its text, also when the app has started', async ({ page, pageGuards }) => {
  for (const message of networkErrors) pageGuards.allow(message);
  expect((await page.goto(inFolder('/nowhere')))?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(inFolder(href('/company/faq')));
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the pages of the folder are kept, and only they are the worker’s', async ({ page, site, pageGuards }) => {
    for (const message of [...networkErrors, 'ERR_FAILED', 'ERR_CONNECTION_REFUSED']) pageGuards.allow(message);
    await page.goto(inFolder('/'));
    await hydrated(page);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe(inFolder('/'));
    // A browser's emulated 'offline' leaves the worker its line in Firefox.
    site.cut();
    await page.goto(inFolder(href('/contact')));
    await hydrated(page);
    await page.goto(inFolder(href('/portfolio/:projectName', { projectName: name })));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.heading);
  });
});
