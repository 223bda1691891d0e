/** What a delivered page does before, while and after the app takes it over (docs/decisions/0004). */
import type { Page } from '@playwright/test';
import { expect, started, test } from '../support/test.ts';

const unknown = [
  ['/no/such/page', 'Oops!!'],
  ['/company/blog/nothing', 'Blog not found.'],
  ['/portfolio/nothing', 'Project not found.'],
  ['/company/career/circular/nothing', 'Circular not found'],
] as const;

test('the fonts take over from their stand-ins without moving the page', async ({ page }) => {
  let painted = (): void => {};
  const paint = new Promise<void>((done) => (painted = done));
  await page.route('**/*.woff2', async (route) => {
    await paint;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => document.fonts.check('600 20px "Anek Latin"'))).toBe(false);
  painted();
  await started(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('600 20px "Anek Latin"'))).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('before the app has started', () => {
  test.beforeEach(async ({ page, promises }) => {
    promises.allow('start-');
    promises.allow('dynamically imported module');
    await page.route('**/assets/start-*.js', (route) => route.abort());
  });

  test('a visit that begins at the top lays out what is near', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    expect(await laidOut(page)).toBe(false);
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => laidOut(page)).toBe(true);
    await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toBeInViewport();
  });

  test('a reload and an address of a part lay out the whole page, so that the place is found', async ({ page }) => {
    await page.goto('/');
    await page.reload();
    expect(await laidOut(page)).toBe(true);
    await page.goto('/company/blog');
    await page.goto('/#quoteSection');
    expect(await laidOut(page)).toBe(true);
    await expect(page.locator('#quoteSection').getByRole('heading').first()).toBeInViewport();
  });

  test('an unknown address already says so', async ({ page, promises }) => {
    promises.allow('404 (Not Found)');
    for (const [path, heading] of unknown) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

test('what the app adds to an address that is not a built page moves nothing in view', async ({ page, promises }) => {
  promises.allow('404 (Not Found)');
  for (const [path, heading] of [...unknown, ['/search?q=shop', 'Search “shop”'] as const]) {
    const start = await holdStart(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    start();
    await started(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
});

test('a desk’s first paint waits for the whole header, whose links stand flush right', { tag: '@desk' }, async ({ open, page }) => {
  await open('/');
  const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute('href');
  expect(await page.locator(`header ${awaited}`).evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(100);
});

test('once the app runs, the whole page is laid out, and a page that it opens is so from the beginning', async ({ page, open }) => {
  await open('/');
  await expect.poll(() => laidOut(page)).toBe(true);
  await page.evaluate(() => (document.documentElement.dataset.fresh = '')); // as if the visitor went on before that
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mission' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.fresh)).toBeUndefined();
  expect(await laidOut(page)).toBe(true);
});

/** Keeps the app from starting until the function is called that this gives. */
async function holdStart(page: Page): Promise<() => void> {
  let start = (): void => {};
  const told = new Promise<void>((done) => (start = done));
  await page.unrouteAll();
  await page.route('**/assets/start-*.js', async (route) => {
    await told;
    await route.continue();
  });
  return start;
}

/** Whether the page's foot is laid out wherever it stands. */
function laidOut(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 500); // nothing has moved
      }),
  );
}
