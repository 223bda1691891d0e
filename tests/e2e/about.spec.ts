import { expect, started, test } from '../support/test.ts';

const counts = ['960+', '90+', '852+', '100+'];

test('the page has its parts in their order', async ({ page, open }) => {
  await open('/company/aboutUs');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toHaveLength(6);
  expect(headings[0]).toBe('Overview');
  expect(headings.slice(2, 4)).toEqual(['Mission', 'Vision']);
});

test('four counters have their numbers, each with a plus sign', async ({ page, open }) => {
  await open('/company/aboutUs');
  for (const count of counts) await expect(page.getByRole('listitem').filter({ hasText: count })).toHaveCount(1);
});

test('a counter waits a second in view, then counts to its number in two', { tag: '@desk' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/company/aboutUs');
  await page.clock.runFor(1000);
  await started(page);
  // From here on time stands still between the steps, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const row = page.getByRole('listitem').filter({ hasText: '960+' });
  const figures = () => row.locator('use').evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('digit-')[1]).join(''));
  await row.scrollIntoViewIfNeeded();
  await expect.poll(figures).toBe('0plus');
  await page.clock.runFor(900);
  expect(await figures()).toBe('0plus');
  await page.clock.runFor(1000);
  expect(Number.parseInt(await figures(), 10)).toBeGreaterThan(0);
  expect(Number.parseInt(await figures(), 10)).toBeLessThan(960);
  await page.clock.runFor(1200);
  expect(await figures()).toBe('960plus');
});

test('the cloths have cells of one size, so that their lengths compare', async ({ page, open }) => {
  await open('/company/aboutUs');
  const cloths = page.getByRole('listitem').filter({ hasText: /\d\+/ }).locator('picture img');
  await cloths.last().scrollIntoViewIfNeeded();
  await expect(cloths).toHaveCount(4);
  const cells = await cloths.evaluateAll((all) =>
    all.map((image) => {
      const shown = image.parentElement?.querySelector('source');
      const drawn = shown && matchMedia(shown.media).matches ? shown : image;
      return image.getBoundingClientRect().width / Number(drawn.getAttribute('width'));
    }),
  );
  for (const cell of cells) expect(cell).toBeCloseTo(cells[0] ?? 0, 1);
});

test('the founder is shown with social links', async ({ page, open }) => {
  await open('/company/aboutUs');
  const founder = page.getByRole('main').locator('section', { has: page.locator('blockquote') });
  await expect(founder.getByRole('img')).toHaveAccessibleName(/\S/);
  const links = founder.getByRole('link');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
});

test('five core values stand on steps that rise to the third and fall again', { tag: '@desk' }, async ({ page, open }) => {
  await open('/company/aboutUs');
  const values = page.getByRole('main').locator('section').last().getByRole('listitem');
  await expect(values).toHaveCount(5);
  const feet = await values.evaluateAll((all) =>
    all.map((value) => Math.round(value.querySelector('p')?.getBoundingClientRect().bottom ?? 0)),
  );
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = feet;
  expect([two < one, three < two, three < four, four < five]).toEqual([true, true, true, true]);
});
