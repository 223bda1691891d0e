import type { Page } from '@playwright/test';
import { career } from '#content/pages/career.ts';
import { boxes } from '../support/boxes.ts';
import { expect, started, test } from '../support/test.ts';

test('a circular shows its six facts, the deadline in red', async ({ page, open }) => {
  await openFirst(page, open);
  const { company, location, jobType, salary, published, deadline } = career.circular.labels;
  await expect(page.getByRole('main').getByRole('term')).toHaveText([company, location, jobType, salary, published, deadline]);
  for (const fact of await page.getByRole('main').getByRole('definition').all()) await expect(fact).not.toBeEmpty();
  const colours = await page
    .getByRole('main')
    .getByRole('definition')
    .evaluateAll((all) =>
      all.map((fact) => {
        const paper = new OffscreenCanvas(1, 1).getContext('2d');
        if (!paper) return [];
        paper.fillStyle = getComputedStyle(fact).color;
        paper.fillRect(0, 0, 1, 1);
        return [...paper.getImageData(0, 0, 1, 1).data];
      }),
    );
  const red = colours.map(([r = 0, g = 0, b = 0]) => r > 2 * g && r > 2 * b);
  expect(red).toEqual([false, false, false, false, false, true]);
});

test('the requirements begin with the description again and go on with the circular’s own text', async ({ page, open }) => {
  await openFirst(page, open);
  const heading = page.getByRole('heading', { name: 'Job Requirement', level: 2 });
  const description = await heading.locator('xpath=preceding-sibling::p[1]').textContent();
  expect(description?.length).toBeGreaterThan(40);
  await expect(heading.locator('xpath=following-sibling::*[1]')).toHaveText(description ?? '');
  await expect(heading.locator('xpath=following-sibling::*[2]').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('the side panel promises an answer in under 48 hours and leads to the application', async ({ page, open }) => {
  await openFirst(page, open);
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('under 48 hours');
  await expect(panel.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', /^(mailto:|https:\/\/|\/)/);
});

test('the panel stands beside the text and stays in view while one reads', { tag: '@desk' }, async ({ page, open }) => {
  await openFirst(page, open);
  const apply = page.getByRole('link', { name: 'Apply Now' });
  const text = await page.getByRole('article').boundingBox();
  const panel = await page.getByRole('complementary').boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  await page.evaluate(() => scrollTo(0, 700));
  await expect(apply).toBeInViewport();
});

test('a passed deadline is said beside it and moves nothing', async ({ page, open }) => {
  await openFirst(page, open);
  const deadline = (await page.getByRole('definition').last().locator('time').getAttribute('datetime')) ?? '';
  const seen: string[] = [];
  for (const [days, said] of [
    [0, false],
    [1, true],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${deadline}T12:00`).getTime() + days * 86_400_000);
    await page.reload();
    await started(page);
    const label = page.getByRole('main').getByRole('term').last();
    await (said ? expect(label).toContainText(career.passed) : expect(label).not.toContainText(career.passed));
    seen.push(await boxes(page.getByRole('main').locator('dt, dd, h2')));
  }
  expect(seen[1]).toBe(seen[0]);
});

test('a title is found in any case, by address and within the app', async ({ page, open }) => {
  await openFirst(page, open);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const canonical = page.url();
  await open(`/company/career/circular/${encodeURIComponent(title.toLowerCase())}`);
  await expect(page).toHaveURL(canonical);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await open('/company/career');
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    `/company/career/circular/${encodeURIComponent(title.toUpperCase())}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${new URL(canonical).pathname}$`));
});

test('an unknown title shows only the specified text and answers 404', async ({ page, promises }) => {
  promises.allow('404 (Not Found)');
  const response = await page.goto('/company/career/circular/Court%20Jester');
  expect(response?.status()).toBe(404);
  await started(page);
  await expect(page.getByRole('main')).toHaveText('Circular not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circular not found');
});

test('search engines are told of the vacancy', async ({ page, open }) => {
  await openFirst(page, open);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const days = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  const told = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((script): unknown => JSON.parse(script.textContent)));
  expect(told).toContainEqual(
    expect.objectContaining({
      '@type': 'JobPosting',
      title,
      datePosted: days[0],
      validThrough: days[1],
      employmentType: expect.stringMatching(/^(FULL|PART)_TIME$/),
    }),
  );
});

async function openFirst(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/company/career');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Job Requirement' })).toBeVisible();
}
