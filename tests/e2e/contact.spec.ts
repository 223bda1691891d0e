/** What the contact page does beside its form (contact-form.spec.ts); what it tells is proved in tests/built/company-pages.test.ts. */
import type { Route } from '@playwright/test';
import { contact, map } from '#content/records.ts';
import { site } from '#content/site.ts';
import { answerAsMap, mapOrigin, mapSign, stubMap } from '../support/map.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the panel is beside the form and is as tall as it; the map is asked for only when it is nearly in view, and is named', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(`${mapOrigin}/**`, (route) => {
    asked.push(route.request().url());
    return answerAsMap(route);
  });
  await page.goto('/contact');
  const main = page.getByRole('main');
  const form = await main.getByRole('form').boundingBox();
  const panel = await main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: "What's next?" }) })
    .boundingBox();
  expect.soft(panel?.x).toBeGreaterThan((form?.x ?? Infinity) + (form?.width ?? 0));
  expect.soft(panel?.y).toBeCloseTo(form?.y ?? 0, 0);
  expect.soft(panel?.height).toBeGreaterThanOrEqual((form?.height ?? Infinity) - 1);

  expect(asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: contact.map.open }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveAttribute('title', contact.map.title);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
  await expect.poll(() => asked.toSorted()).toEqual([map.embed, mapSign].toSorted());
});

test('the live map is seen once its host has answered', async ({ page }) => {
  await stubMap(page);
  await page.goto('/contact');
  await page.getByRole('link', { name: contact.map.open }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toBeVisible();
});

for (const [what, answer] of [
  ['without its host', (route: Route) => route.abort()],
  ['behind a filter that answers in its place', (route: Route) => route.fulfill({ contentType: 'text/html', body: 'Blocked' })],
] as const) {
  test(`${what} the drawn map stays, with the address and a link to the map`, async ({ page, pageGuards }) => {
    pageGuards.allow(mapOrigin);
    let asked = 0;
    await page.route(`${mapOrigin}/**`, (route) => {
      asked++;
      return answer(route);
    });
    await page.goto('/contact');
    const link = page.getByRole('main').getByRole('link', { name: contact.map.open });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toBe(2);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', map.open);
    await expect(page.getByRole('main').getByText(site.address.street).last()).toBeInViewport();
  });
}
