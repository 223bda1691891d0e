/** What the tests of moving carousels have in common. */
import { layout } from '#content/records.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A page whose clock goes on only when it is told to. */
export async function pausedPage(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(1000);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** The next move of a carousel comes exactly so many milliseconds after the pointer has left it, and not before. */
export async function expectMoveAfter(carousel: Locator, milliseconds: number): Promise<void> {
  const page = carousel.page();
  const track = carousel.getByRole('list').first();
  await track.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: layout.carousel.next }).hover();
  await scrollAtOnce(track);
  const left = () => track.evaluate((element) => element.scrollLeft);
  const before = await left();
  await page.mouse.move(2, 2);
  await page.clock.runFor(milliseconds - 1);
  expect(await left()).toBe(before);
  await page.clock.runFor(1);
  expect(await left()).not.toBe(before);
}

/** From now on a track jumps instead of gliding, which takes a time that no test can control. A glide under way ends. */
async function scrollAtOnce(track: Locator): Promise<void> {
  await track.evaluate((element) => {
    element.scrollTo({ left: element.scrollLeft, behavior: 'instant' });
    Object.assign(element, {
      scrollTo({ left = 0 }: ScrollToOptions) {
        element.scrollLeft = left;
      },
    });
  });
}
