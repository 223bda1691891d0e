/** What the terms tell, and where their list of sections leads, is proved in tests/built/company-pages.test.ts. */
import { terms } from '#content/records.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the list of sections brings the chosen one into view, and the keyboard goes on from there', async ({ page, open }) => {
  await open('/company/termsConditions');
  const title = terms.sections.at(-1)?.title ?? '';
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('navigation', { name: terms.contentsLabel }).getByRole('link', { name: title, exact: true }).press('Enter');
  await expect(heading).toBeInViewport();
  // The Tab key goes on from there: 2 is Node.DOCUMENT_POSITION_PRECEDING.
  await page.keyboard.press('Tab');
  expect(await heading.evaluate((element) => document.activeElement?.compareDocumentPosition(element))).toBe(2);
});
