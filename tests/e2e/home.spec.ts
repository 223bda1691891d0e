/** What the home page does; what it tells is proved in tests/built/home.test.ts. */
import type { Locator, Page } from '@playwright/test';
import { home, layout } from '#content/records.ts';
import { expectMoveAfter, pausedPage } from '../support/carousel.ts';
import { bringIntoView, drawnNumber } from '../support/counters.ts';
import { expectLeftToBrowser } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

const testimonials = home.testimonials.heading;
const latest = home.latestPosts.heading;

test('each counter ends on its number, also when the tab was in the background meanwhile, and is printed with it', async ({ page }) => {
  await pausedPage(page, '/');
  const counter = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  const counters = home.whyUs.counters.map(({ label }) => counter(label));
  const ends = home.whyUs.counters.map(({ count }) => `${count}+`);
  const numbers = () => Promise.all(counters.map(drawnNumber));
  await expect.poll(numbers).toEqual(['0+', '0+', '0+']);
  await page.emulateMedia({ media: 'print' });
  expect(await numbers()).toEqual(ends);
  await page.emulateMedia({ media: 'screen' });
  await bringIntoView(counter(home.whyUs.counters[1]?.label ?? ''));
  await page.clock.runFor(1500);
  await expect.poll(numbers).not.toContain('0+');
  expect(await numbers()).not.toContain(ends[1]);
  // A tab in the background draws nothing: the next frame comes a minute later.
  await page.clock.fastForward(60_000);
  await expect.poll(numbers).toEqual(ends);
});

test('paper is white, and the words on it are black', async ({ page }) => {
  await pausedPage(page, '/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)');
});

test('on paper the slides of a carousel are below each other in two columns', async ({ page }) => {
  await pausedPage(page, '/');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const heading of [latest, testimonials]) {
    const slides = await carouselOf(page, heading)
      .locator('> ul > li, > ul > li blockquote')
      .evaluateAll((all) =>
        all.map((slide) => {
          const { width, right } = slide.getBoundingClientRect();
          return { width, right };
        }),
      );
    expect(slides.length).toBeGreaterThan(2);
    for (const { width, right } of slides) {
      expect(width).toBeGreaterThan(200);
      expect(right).toBeLessThanOrEqual(794);
    }
  }
});

test('the next post comes after 3 seconds, the next testimonial after 5; a carousel rests under the pointer, with the focus in it, after a touch, and while it is paused', async ({
  page,
}) => {
  await pausedPage(page, '/');
  await expectMoveAfter(carouselOf(page, latest), 3000);
  const carousel = carouselOf(page, testimonials);
  await expectMoveAfter(carousel, 5000);
  const track = carousel.getByRole('list');
  const moves = async () => {
    const before = await left(track);
    await page.clock.runFor(5100);
    return (await left(track)) !== before;
  };

  await carousel.hover();
  expect.soft(await moves(), 'under the pointer').toBe(false);
  await page.mouse.move(2, 2);
  expect.soft(await moves(), 'after the pointer has left').toBe(true);

  await track.focus();
  expect.soft(await moves(), 'with the focus in it').toBe(false);
  await expect(track, 'and says which slide comes').toHaveAttribute('aria-live', 'polite');
  await track.blur();
  expect.soft(await moves(), 'after the focus has left').toBe(true);
  await expect(track).toHaveAttribute('aria-live', 'off');

  await carousel.getByRole('button', { name: layout.carousel.pause }).click();
  await leave(page, carousel);
  expect.soft(await moves(), 'while it is paused').toBe(false);
  await carousel.getByRole('button', { name: layout.carousel.play }).click();
  await leave(page, carousel);
  expect.soft(await moves(), 'when it plays again').toBe(true);

  await track.dispatchEvent('pointerdown', { pointerType: 'touch' });
  expect.soft(await moves(), 'after a touch').toBe(false);
  await expect(carousel.getByRole('button', { name: layout.carousel.play })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the counters stand still at their numbers, and no carousel moves by itself', async ({ page }) => {
    await pausedPage(page, '/');
    const counter = page.getByRole('listitem').filter({ hasText: home.whyUs.counters[0]?.label });
    await bringIntoView(counter);
    await page.clock.runFor(1500);
    expect(await drawnNumber(counter)).toBe('50+');
    for (const name of [testimonials, latest]) {
      const carousel = carouselOf(page, name);
      const track = carousel.getByRole('list');
      await track.scrollIntoViewIfNeeded();
      await page.clock.runFor(20_000);
      expect(await left(track)).toBe(0);
      await expect(carousel.getByRole('button', { name: layout.carousel.next })).toBeVisible();
      await expect(carousel.getByRole('button', { name: layout.carousel.pause })).toBeHidden();
    }
  });

  test('where text goes from right to left, the next slide comes from the left', async ({ page, open }) => {
    await open('/');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const carousel = carouselOf(page, testimonials);
    const track = carousel.getByRole('list');
    await carousel.getByRole('button', { name: layout.carousel.next }).click();
    await expect.poll(() => left(track)).toBeLessThan(-100);
    const one = await left(track);
    await carousel.getByRole('button', { name: layout.carousel.next }).click();
    await expect.poll(() => left(track)).toBeLessThan(one - 100);
    await carousel.getByRole('button', { name: layout.carousel.previous }).click();
    await expect.poll(() => left(track)).toBe(one);
  });

  test('a carousel is moved by its buttons and by the arrow keys, and begins again after its end; Alt and an arrow are left to the browser', async ({
    page,
    open,
  }) => {
    await open('/');
    const carousel = carouselOf(page, testimonials);
    const track = carousel.getByRole('list');
    const end = await track.evaluate((element) => element.scrollWidth - element.clientWidth);
    await carousel.getByRole('button', { name: layout.carousel.next }).click();
    expect(await left(track)).toBeGreaterThan(100);
    await carousel.getByRole('button', { name: layout.carousel.previous }).click();
    expect(await left(track)).toBe(0);
    await carousel.getByRole('button', { name: layout.carousel.previous }).click();
    expect(await left(track)).toBeGreaterThan(end - 3);
    await track.focus();
    await page.keyboard.press('ArrowRight');
    expect(await left(track)).toBe(0);
    await expectLeftToBrowser(page, 'Alt+ArrowLeft', () => left(track));
    await page.keyboard.press('ArrowLeft');
    expect(await left(track)).toBeGreaterThan(end - 3);
  });

  test('service cards, slides in view and the picture beside the counters follow the width; slides out of view are skipped by Tab', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open('/');
    const cards = page.getByRole('article').filter({ has: page.getByRole('link', { name: new RegExp(`^${home.services.readMore}`) }) });
    const columns = () => cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);
    for (const [width, expected] of [
      [390, { columns: 1, picture: false, testimonials: 1, posts: 1 }],
      [767, { columns: 2, picture: false, testimonials: 1, posts: 1 }],
      [768, { columns: 2, picture: true, testimonials: 2, posts: 2 }],
      [1023, { columns: 3, picture: true, testimonials: 2, posts: 2 }],
      [1024, { columns: 3, picture: true, testimonials: 2, posts: 3 }],
      [1440, { columns: 3, picture: true, testimonials: 2, posts: 3 }],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns, `columns at ${width}`).toBe(expected.columns);
      await expect(page.getByText(home.whyUs.caption), `picture at ${width}`).toBeVisible({ visible: expected.picture });
      await expectInView(carouselOf(page, testimonials), expected.testimonials);
      await expectInView(carouselOf(page, latest), expected.posts);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the last post is reached by scrolling its row, and nothing offers what would not work', async ({ page }) => {
    await page.goto('/');
    const carousel = carouselOf(page, latest);
    const last = carousel.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('main').getByRole('button', { name: layout.carousel.next })).toHaveCount(0);
    await carousel.getByRole('link', { name: home.latestPosts.link }).click();
    await expect(page).toHaveURL('/company/blog');
  });
});

function carouselOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

function left(track: Locator): Promise<number> {
  return track.evaluate((element) => Math.round(element.scrollLeft));
}

/** So many slides are in view; the others cannot be reached by Tab. */
async function expectInView(carousel: Locator, count: number): Promise<void> {
  await carousel.getByRole('list').scrollIntoViewIfNeeded();
  await expect(carousel.locator('ul[tabindex] > li:not([inert])')).toHaveCount(count);
}

/** Takes pointer and focus away from a carousel. */
async function leave(page: Page, carousel: Locator): Promise<void> {
  await page.mouse.move(2, 2);
  await carousel.getByRole('button').first().blur();
}
