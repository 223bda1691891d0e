import { phoneLink, site } from '#content/site.ts';
import { contact } from '#content/pages/contact.ts';
import { expect, test } from '../support/test.ts';

const mapOrigin = new URL(site.map.embed).origin;

test('the strip has phone, e-mail, location and office hours', async ({ page, open }) => {
  await open('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveCount(4);
  await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', phoneLink);
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(main.getByRole('definition').nth(2)).toContainText(site.address.street);
  await expect(main.getByRole('definition').nth(3)).toHaveText('Sun-Fri 09:00AM-08:00PM');
});

test('What’s next? has four steps: NDA, requirements, outline, build', async ({ page, open }) => {
  await open('/contact');
  const panel = page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 2, name: "What's next?" }) });
  const steps = await panel.getByRole('heading', { level: 3 }).allTextContents();
  expect(steps.map((step) => /NDA|requirements|outline|build/.exec(step)?.[0])).toEqual(['NDA', 'requirements', 'outline', 'build']);
});

test('the panel stands beside the form and is as tall as it', { tag: '@desk' }, async ({ page, open }) => {
  await open('/contact');
  const form = await page.getByRole('main').locator('form').boundingBox();
  const panel = await page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: "What's next?" }) })
    .boundingBox();
  expect(panel?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  expect(panel?.y).toBeCloseTo(form?.y ?? 0, 0);
  expect(panel?.height).toBeGreaterThanOrEqual((form?.height ?? 0) - 1);
});

test('the map is asked for only when it scrolls near, and is named', async ({ page, open }) => {
  const asked: string[] = [];
  await page.route(`${mapOrigin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  await open('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: contact.map.open }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual([site.map.embed]);
  await expect(page.locator('iframe')).toHaveAttribute('title', /\S/);
});

test('without its host the address and a link to the map stand there all the same', async ({ page, open, promises }) => {
  promises.allow(mapOrigin);
  await page.route(`${mapOrigin}/**`, (route) => route.abort());
  await open('/contact');
  const link = page.getByRole('main').getByRole('link', { name: contact.map.open });
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toBeAttached();
  await expect(link).toHaveAttribute('href', site.map.open);
  await expect(page.getByRole('main').getByText(site.address.street).last()).toBeInViewport();
});

test('the page of thanks tells what comes next, leads home and is not for search engines', async ({ page, open }) => {
  await open('/thank-you');
  await expect(page.getByRole('heading', { level: 2, name: "What's next?" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});
