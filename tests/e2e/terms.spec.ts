import { terms } from '#content/pages/terms.ts';
import { expect, test } from '../support/test.ts';

test('the terms have seven numbered sections, each with text', async ({ page, open }) => {
  await open('/company/termsConditions');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(7);
  for (const [place, heading] of (await headings.all()).entries()) {
    await expect(heading).toHaveAccessibleName(new RegExp(`^${place + 1}\\. `));
    await expect(heading.locator('xpath=following-sibling::p').first()).not.toBeEmpty();
  }
});

test('the list of sections leads to each of them', async ({ page, open }) => {
  await open('/company/termsConditions');
  const links = page.getByRole('navigation', { name: terms.contents }).getByRole('link');
  await expect(links).toHaveCount(7);
  const last = links.last();
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
});
