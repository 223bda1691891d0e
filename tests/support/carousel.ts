/** What the tests of moving carousels have in common. */
import type { Locator, Page } from '@playwright/test';
import { expect, started } from './test.ts';

/** A page whose clock goes on only when it is told to. */
export async function pausedPage(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(1000);
  await started(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** The next move of a carousel comes so many milliseconds after the pointer has left it, and not before. */
export async function expectMoveAfter(carousel: Locator, milliseconds: number): Promise<void> {
  const page = carousel.page();
  const track = carousel.getByRole('list').first();
  await track.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Next' }).hover();
  const before = await settled(track);
  await page.mouse.move(2, 2);
  await page.clock.runFor(milliseconds - 100);
  expect(await settled(track)).toBe(before);
  await page.clock.runFor(200);
  await expect.poll(() => settled(track)).not.toBe(before);
}

/** The place of a track once two readings in a row agree: smooth scrolling keeps its own time. */
async function settled(track: Locator): Promise<number> {
  const read = () => track.evaluate((element) => Math.round(element.scrollLeft));
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
