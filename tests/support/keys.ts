import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page leaves keys to the browser: they change nothing in it, and what the browser does with them is not prevented. */
export async function expectLeftToBrowser(page: Page, keys: string, state: () => Promise<unknown>): Promise<void> {
  const before = await state();
  await page.evaluate(() =>
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.documentElement.dataset.keyTaken = String(defaultPrevented);
    }),
  );
  await page.keyboard.press(keys);
  expect(await page.locator('html').getAttribute('data-key-taken')).toBe('false');
  expect(await state()).toEqual(before);
}
