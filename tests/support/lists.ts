/** What the tests of the lists have in common: blog, portfolio and jobs. */
import type { Locator, Page } from '@playwright/test';
import { jobs as jobsCopy, blog, portfolio } from '#content/records.ts';
import { expect } from './test.ts';

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const cardLinks = (page: Page): Locator => cards(page).getByRole('link');
export const searchBox = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
export const chip = (page: Page, name: string): Locator => page.getByRole('main').getByRole('checkbox', { name, exact: true });
export const loadMore = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${blog.loadMore}|${portfolio.loadMore})$`) });
/** The count below a list, or what is there when nothing matches. A live region, so that a screen reader says it. */
export const count = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** The choice of a category in the list of jobs; its name is followed by the number of its jobs. */
export const category = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: jobsCopy.list.category }).getByRole('radio', { name: new RegExp(`^${name}`) });

/** Without its script a list has no control that could do nothing. */
export async function expectNoControls(page: Page): Promise<void> {
  await expect(searchBox(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
}

/** Scrolls, and waits until the page has come to rest. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );
}
