/** What the policy in each page keeps from happening, and what it must not break. */
import { site } from '#content/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a text from elsewhere becomes neither markup nor script', async ({ open, page, pageGuards }) => {
  // In Chromium's words and in Firefox's.
  for (const message of ['Trusted', 'require-trusted-types-for']) pageGuards.allow(message);
  pageGuards.allow('Content Security Policy');
  await open('/');
  const possible = await page.evaluate(() => {
    const attempts = {
      markup: () => (document.body.innerHTML = '<img src="x" onerror="document.title = 1">'),
      parsed: () => new DOMParser().parseFromString('<b>a</b>', 'text/html'),
      'inline script': () => (document.createElement('script').text = 'document.title = 1'),
      'script by address': () => (document.createElement('script').src = '/assets/other.js'),
      policy: () => window.trustedTypes?.createPolicy('other', { createHTML: (text) => text }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return name;
      } catch {
        return [];
      }
    });
  });
  expect(possible).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that something has changed before the app starts, such as a translator, goes on working', async ({ page, pageGuards }) => {
  // React says that it had to build the page anew; Firefox's driver tells no more than that there was an error.
  for (const message of ['Minified React error #418', 'console: Error (']) pageGuards.allow(message);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.replaceWith(document.createElement('span'));
      document.querySelector('main p')?.replaceChildren('অনুবাদ');
    }),
  );
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/company/faq');
  await expect(page.getByRole('link', { name: site.email }).first()).toBeVisible();
});
