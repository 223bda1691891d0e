/** What the contact page does beside its form (contact-form.spec.ts); what it tells is proved in tests/built/company-pages.test.ts. */
import type { Route } from '@playwright/test';
import { contact, layout, map, nextSteps } from '#content/records.ts';
import { phoneLink, site } from '#content/site.ts';
import { minutesAhead, openAt, readOfficeHours } from '#lib/office-hours.ts';
import { offerLink } from '#lib/offer-link.ts';
import { answerAsMap, mapOrigin, mapSign, stubMap } from '../support/map.ts';
import { offers } from '../support/offer-links.ts';
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
    .filter({ has: page.getByRole('heading', { name: contact.steps.title }) })
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

for (const timezoneId of ['Europe/London', 'Asia/Dhaka', 'America/New_York']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test('the office hours say whether somebody is there, and when that changes in the visitor’s own time', async ({ page }) => {
      await stubMap(page);
      const ahead = minutesAhead(site.utcOffset);
      for (const now of ['2026-11-28T06:00:00Z', '2026-11-27T11:59:00Z'].map(Date.parse)) {
        const { isOpen, changes } = openAt(now, readOfficeHours(site.officeHours), ahead);
        const isHere = new Intl.DateTimeFormat('en', { timeZone: timezoneId, timeZoneName: 'longOffset' })
          .format(changes)
          .endsWith(`GMT${site.utcOffset === '+00:00' ? '' : site.utcOffset}`);
        const [here, elsewhere] = isOpen ? [layout.hours.openHere, layout.hours.open] : [layout.hours.closedHere, layout.hours.closed];
        const at = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(changes);
        await page.clock.setFixedTime(now);
        await page.goto('/contact');
        const said = page.getByText((isHere ? here : elsewhere).split('{')[0] ?? '').filter({ visible: true });
        await expect(said).toContainText(at(site.utcOffset));
        await expect(said).toContainText(at(timezoneId));
      }
    });
  });
}

test('a repair is met with a number to press, an offer that can wait is not', async ({ page }) => {
  await stubMap(page);
  const call = page.getByRole('main').getByRole('link', { name: layout.callNow });
  const [urgent = '', other = ''] = [true, undefined].map((kind) => Object.entries(offers).find(([, each]) => each.urgent === kind)?.[0]);
  await page.goto(offerLink(urgent));
  await expect(call).toHaveAttribute('href', phoneLink);
  await expect(page.locator('form [type=submit]')).toHaveText(nextSteps.promises.look.button ?? '');
  await page.goto(offerLink(other));
  await expect(page.locator('[data-offer=""]')).toBeVisible();
  await expect(call).toBeHidden();
});
