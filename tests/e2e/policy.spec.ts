/** What the policy in each page keeps from happening, and what it must not break. */
import { statistics, terms } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { expect, test } from '../support/test.ts';

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
      policy: () => window.trustedTypes?.createPolicy('other', { createScriptURL: (text) => text }),
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

test('the script of a service that counts visits runs on every page, and the terms name it', async ({ page, open }) => {
  for (const path of [paths.home, paths.faq, paths.terms]) {
    await open(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-counted', statistics?.attributes?.['data-domain'] ?? '');
  }
  const sentence = terms.visits.counted.replace('{name}', statistics?.name ?? '');
  await expect(page.getByRole('main')).toContainText(sentence);
  await expect(page.getByRole('main')).not.toContainText(terms.visits.untracked);
});
