/** What the terms tell, and where their list of sections leads, is proved in tests/built/information.test.ts. */
import { terms } from '#content/pages/terms.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the list of sections brings the chosen one into view', async ({ page, open }) => {
  await open('/company/termsConditions');
  const title = terms.sections.at(-1)?.title ?? '';
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('navigation', { name: terms.contentsLabel }).getByRole('link', { name: title, exact: true }).click();
  await expect(heading).toBeInViewport();
});
