import { expect, started, test } from '../support/test.ts';

test('the sections stand in the specified order', async ({ page, open }) => {
  await open('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = [
    'Driving Growth with Tailored Tech Excellence',
    'Innovative Solutions Tailored to Your Business Needs',
    'Why the company? Proven Excellence and Growth',
  ];
  expect(headings.slice(0, 3)).toEqual(order);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cost-Effective CMS & Digital Solutions for Startups & SMEs');
  const testimonials = headings.findIndex((text) => text.includes('customers'));
  const quote = await page.locator('#quoteSection').getByRole('heading', { level: 2 }).textContent();
  expect(headings.indexOf(quote ?? '')).toBe(testimonials + 1);
});

test('Get in Touch opens the chat in a new tab without opener and referrer', async ({ page, open }) => {
  await open('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get in Touch' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('Portfolio is a full page load, other inner links are client navigation', async ({ page, open }) => {
  await open('/');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('main').getByRole('link', { name: 'About More' }).click();
  await expect(page).toHaveURL('/company/aboutUs');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Portfolio', exact: true }).click();
  await expect(page).toHaveURL('/portfolio');
  await started(page);
  expect(await page.evaluate(() => 'same' in window)).toBe(false);
});

test('the six service cards lead to their pages', async ({ page, open }) => {
  await open('/');
  const links = page.getByRole('link', { name: /^Read More/ });
  await expect(links).toHaveCount(6);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/services/webDesigAndDev',
    '/services/webDesigAndDev',
    '/services/wordpressDev',
    '/services/customSoftwareDev',
    '/services/appDevelopment',
    '/services/strategicConsultancy',
  ]);
});

test(
  'the service grid has one column on a small screen, two on a medium, three on a large one',
  { tag: '@desk' },
  async ({ page, open }) => {
    await open('/');
    const cards = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Read More/ }) });
    for (const [width, columns] of [
      [600, 1],
      [800, 2],
      [1200, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);
      expect(lefts).toBe(columns);
    }
  },
);

test('the counters wait a second, then count to their numbers in two', { tag: '@desk' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await started(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Projects Completed' });
  const figures = () => row.locator('use').evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('digit-')[1]).join(''));
  await expect(row.getByText('200+')).toBeAttached();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await row.scrollIntoViewIfNeeded();
  await expect.poll(figures).toBe('0plus');
  await page.clock.runFor(950);
  expect(await figures()).toBe('0plus');
  await page.clock.runFor(1000);
  const halfway = Number.parseInt(await figures(), 10);
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(200);
  await page.clock.runFor(1200);
  expect(await figures()).toBe('200plus');
});

test('with reduced motion the counters stand still at their numbers', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  const row = page.getByRole('listitem').filter({ hasText: 'Happy Customers' });
  await row.scrollIntoViewIfNeeded();
  expect(await row.locator('use').evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('digit-')[1]).join(''))).toBe(
    '50plus',
  );
});

test('the picture beside the counters is for medium screens and up', async ({ page, open, isMobile }) => {
  await open('/');
  const caption = page.getByText('One diamond for each delivered project');
  await (isMobile ? expect(caption).toBeHidden() : expect(caption).toBeVisible());
});

for (const { name, interval, views } of [
  {
    name: 'What customers say',
    interval: 5000,
    views: [
      [600, 1],
      [800, 2],
      [1200, 2],
    ],
  },
  {
    name: 'From the blog',
    interval: 3000,
    views: [
      [600, 1],
      [800, 2],
      [1200, 3],
    ],
  },
] as const) {
  test(`${name}: the slides in view follow the width, the others cannot be reached by Tab`, { tag: '@desk' }, async ({ page, open }) => {
    await page.setViewportSize({ width: views[0][0], height: 900 });
    await open('/');
    const carousel = page.getByRole('region', { name });
    await carousel.scrollIntoViewIfNeeded();
    for (const [width, count] of views) {
      await page.setViewportSize({ width, height: 900 });
      await expect(carousel.locator('li:not([inert])')).toHaveCount(count);
    }
  });

  test(`${name}: moves on after ${interval} ms, not while it is used, and has a pause button`, { tag: '@desk' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(1000);
    await started(page);
    const carousel = page.getByRole('region', { name });
    const track = carousel.getByRole('list');
    const place = () => track.evaluate((element) => Math.round(element.scrollLeft));
    await track.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.clock.runFor(interval + 100);
    await expect.poll(place).toBeGreaterThan(100);
    await carousel.hover();
    const hovered = await settled(place);
    await page.clock.runFor(interval * 2);
    expect(await settled(place)).toBe(hovered);
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('contentinfo').focus();
    await page.clock.runFor(interval * 2);
    expect(await settled(place)).toBe(hovered);
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  });
}

test('a carousel is moved by its buttons and by the arrow keys, and begins again after its end', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  const carousel = page.getByRole('region', { name: 'What customers say' });
  const track = carousel.getByRole('list');
  const place = () => track.evaluate((element) => element.scrollLeft);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect.poll(place).toBeGreaterThan(100);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(place).toBe(0);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  const end = await track.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(place).toBeGreaterThan(end - 3);
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(0);
});

test('with reduced motion no carousel moves by itself', { tag: '@desk' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await started(page);
  const track = page.getByRole('region', { name: 'From the blog' }).getByRole('list');
  await track.scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  expect(await track.evaluate((element) => element.scrollLeft)).toBe(0);
});

test('the latest posts are at most ten, newest first', async ({ page, open }) => {
  await open('/');
  const days = await page
    .getByRole('region', { name: 'From the blog' })
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeLessThanOrEqual(10);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('the page is complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page.getByText('200+')).toBeAttached();
  await expect(page.getByRole('region', { name: 'From the blog' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See More Blog' }).click();
  await expect(page).toHaveURL(/\/company\/blog$/);
  await context.close();
});

/** A place once two readings in a row agree: smooth scrolling keeps its own time. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = await read();
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return last === before;
    })
    .toBe(true);
  return last;
}
