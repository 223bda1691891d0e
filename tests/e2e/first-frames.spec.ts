/** What a visit shows in its first frames, and who sees a press before the app is there (build/pages/page.ts). */
import { href } from 'react-router';
import { home } from '#content/pages/home.ts';
import { layout } from '#content/pages/layout.ts';
import { unhandledEvents } from '#lib/unhandled-events.ts';
import { posts } from '../support/entries.ts';
import { holdStart } from '../support/held-start.ts';
import { cards, chip } from '../support/lists.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** The post with everything that Markdown has in it. */
const everything = posts[0]?.data.blogSub ?? '';

declare global {
  interface Window {
    /** The values of the mark of a fresh visit, in their order. */
    marks?: (string | undefined)[];
    /** Of each frame the mark, how many cards are laid out, and how many fonts and files of the app are asked for. */
    paintedFrames?: { mark: string | undefined; cards: number; files: number }[];
    /** Of each frame how many parts are not laid out for good. */
    deferredParts?: number[];
    /** What animations that have begun change: for each the properties of its keyframes. */
    animated?: string[][];
    /** The types of the events that have reached the document, where React listens. */
    seen?: string[];
  }
}

test(
  'what is near comes after the first paint, each card of a list in a frame of its own; only then the page asks for fonts and the app',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // The app does not wait longer than two seconds for a browser that is slow to paint.
      const setRealTimeout = window.setTimeout;
      Object.assign(window, { setTimeout: (done: () => void, time = 0) => (time < 2000 ? setRealTimeout(done, time) : 0) });
      const mark = () => document.documentElement.dataset.fresh;
      const marks: Window['marks'] = (window.marks = []);
      const frames: Window['paintedFrames'] = (window.paintedFrames = []);
      new MutationObserver(() => marks.push(mark())).observe(document, { subtree: true, attributeFilter: ['data-fresh'] });
      const look = () => {
        const shown = [...document.querySelectorAll('main li h3')].filter((title) =>
          title.checkVisibility({ contentVisibilityAuto: true }),
        );
        const files = document.querySelectorAll('link[rel="modulepreload"], link[rel="preload"][as="font"]').length;
        frames.push({ mark: mark(), cards: shown.length, files });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await holdStart(page);
    await page.goto('/portfolio');
    const frames = async () => (await page.evaluate(() => window.paintedFrames)) ?? [];
    const most = async (wanted: string, count: 'cards' | 'files') =>
      Math.max(0, ...(await frames()).map((frame) => (frame.mark === wanted ? frame[count] : 0)));
    await expect.poll(() => most('', 'files')).toBeGreaterThan(5);
    expect(await page.evaluate(() => window.marks)).toEqual(['first', '']);
    const numbers = (await frames()).map((frame) => frame.cards);
    expect(numbers[0]).toBe(0);
    expect(Math.max(...numbers)).toBeGreaterThan(1);
    expect(Math.max(...numbers.map((number, i) => number - (numbers[i - 1] ?? 0)))).toBe(1);
    expect(await most('first', 'files')).toBe(0);
    await expect(cards(page).nth(0)).toBeVisible();
  },
);

test('on a phone a part of a long text is laid out when it comes near, or once the app is there', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 200 }); // Near is what is one and a half windows away.
  const start = await holdStart(page);
  const item = page.getByRole('article').getByRole('listitem').filter({ hasText: 'of two' });
  const laidOut = () => item.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const open = () => page.goto(href('/company/blog/:blogSub', { blogSub: everything }));
  await open();
  expect(await laidOut()).toBe(false);
  await item.scrollIntoViewIfNeeded();
  await expect.poll(laidOut).toBe(true);
  await page.goto('about:blank');
  await open();
  expect(await laidOut()).toBe(false);
  start();
  await expect.poll(laidOut).toBe(true);
});

test('on a phone a slide of a carousel is laid out when it comes near, or once the app is there', { tag: '@phone' }, async ({ page }) => {
  const start = await holdStart(page);
  await page.goto('/');
  const slides = page.getByRole('list', { name: home.latestPosts.heading }).getByRole('listitem');
  const laidOut = () =>
    slides.evaluateAll((all) => all.filter((slide) => slide.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length);
  await slides.first().scrollIntoViewIfNeeded();
  // Not before: nothing of the carousel is there for assistive technology until it is near.
  const all = await slides.count();
  await expect.poll(laidOut).toBeLessThan(all);
  await expect.poll(laidOut).toBeGreaterThan(0);
  start();
  await expect.poll(laidOut).toBe(all);
});

test('the app lays out the rest of a page part by part', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const numbers: Window['deferredParts'] = (window.deferredParts = []);
    const look = () => {
      numbers.push(document.querySelectorAll('[data-part]').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/portfolio');
  await page.locator('html:not([data-fresh])').waitFor({ state: 'attached' });
  const numbers = (await page.evaluate(() => window.deferredParts)) ?? [];
  expect(Math.max(...numbers)).toBeGreaterThan(9);
  expect(await page.locator('[data-part]').count()).toBe(0);
  // One in a frame, and more where a busy machine is late with a frame.
  expect(Math.max(...numbers.map((number, i) => (numbers[i - 1] ?? 0) - number))).toBeLessThan(4);
});

test('before the app is there it sees no press on the content, which it would answer by hydrating all in one piece, but what happens in a form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Window['seen'] = (window.seen = []);
    const types = ['pointerdown', 'mousedown', 'keydown', 'keypress', 'click'];
    for (const type of types) document.addEventListener(type, () => seen.push(type), true);
  });
  const presses = ['pointerdown', 'mousedown', 'click'];
  const seen = () => page.evaluate(() => window.seen?.splice(0));
  const start = await holdStart(page);
  await page.goto('/portfolio');
  await chip(page, 'CMS').click();
  expect(await seen()).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').press('x');
  expect(await seen()).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').press('Backspace');
  await page.getByRole('searchbox', { name: layout.search.label }).click();
  expect(await seen()).toEqual(presses);
  start();
  await hydrated(page);
  await expect(chip(page, 'CMS')).toHaveAttribute('aria-pressed', 'true');
  await seen();
  await chip(page, 'CMS').click();
  expect(await seen()).toEqual(presses);
});

test('the app starts after the answer to a press that is on its way, and not before it', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    // Else a press that lasts a second counts as over.
    const now = performance.now.bind(performance);
    performance.now = () => (document.documentElement.dataset.held ? 0 : now());
  });
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/style-*.css', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/company/faq');
  await page.locator('html').evaluate((html) => (html.dataset.held = 'yes'));
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  press();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /assets\/style.*css$/.test(name)));
  const sheets = await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    return document.querySelectorAll('link[rel="stylesheet"]').length;
  });
  expect(sheets).toBe(0);
  await page.mouse.up();
  await page.locator('html').evaluate((html) => delete html.dataset.held);
  await hydrated(page);
});

test('a row that is still deferred shows its swatch as far as the window’s edge', { tag: '@phone' }, async ({ page }) => {
  await holdStart(page);
  await page.goto('/services');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .nth(1);
  await expect(row).toBeVisible();
  const { deferred, shownFrom, swatch } = await row.evaluate((element) => {
    const { contentVisibility, overflowClipMargin } = getComputedStyle(element);
    const shown = element.getBoundingClientRect().left - parseFloat(overflowClipMargin);
    return { deferred: contentVisibility, shownFrom: shown, swatch: element.firstElementChild?.getBoundingClientRect().left };
  });
  expect(deferred).toBe('auto');
  expect(swatch).toBe(0);
  expect(shownFrom).toBeLessThanOrEqual(0);
});

test('on a phone a single cover moves off the home page’s drawing, which is no work for the page', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const animated: Window['animated'] = (window.animated = []);
    const described = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const seen = new Set<Animation>();
    addEventListener('animationstart', () => {
      for (const animation of document.getAnimations()) {
        if (seen.has(animation) || !(animation.effect instanceof KeyframeEffect)) continue;
        seen.add(animation);
        animated.push(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !described.has(name))));
      }
    });
  });
  await page.goto('/');
  await hydrated(page);
  const drawing = page.getByRole('main').locator('figure').first();
  await expect.poll(() => drawing.evaluate((figure) => figure.getAnimations({ subtree: true }).length)).toBe(0);
  expect(await page.evaluate(() => window.animated)).toEqual([['transform', 'transform']]);
});

test('React listens for no event that no component handles', async ({ page, open }) => {
  await page.addInitScript(() => {
    const seen: Window['seen'] = (window.seen = []);
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...listener: [EventListenerOrEventListenerObject]) => {
      seen.push(type);
      listen(type, ...listener);
    };
  });
  await open('/company/faq');
  const types = (await page.evaluate(() => window.seen)) ?? [];
  expect(types).toContain('click');
  expect(types.filter((type) => unhandledEvents.has(type))).toEqual([]);
});

test(
  'the sheet of the menu opens in the frame after the press, and all but its first link come with the next',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('button', { name: layout.menu.button });
    const shown = await button.evaluate(async (element: HTMLElement) => {
      const links = [...document.querySelectorAll('#menu > ul > li > a')];
      const frames: (boolean | undefined)[][] = [];
      element.click();
      while (!frames.at(-1)?.every(Boolean) && frames.length < 100) {
        await new Promise(requestAnimationFrame);
        frames.push([links[0], links.at(-1)].map((link) => link?.checkVisibility({ visibilityProperty: true })));
      }
      return frames;
    });
    expect(shown[0]).toEqual([true, false]);
    expect(shown.at(-1)).toEqual([true, true]);

    await page.keyboard.press('Escape');
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: layout.menu.label }).getByRole('link').first()).toBeFocused();
  },
);
