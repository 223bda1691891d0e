/** Links of the footer. */
import type { Locator, Page } from '@playwright/test';
import { quickLinks } from '#content/navigation.ts';
import { paths } from '#lib/paths.ts';

/** That to the questions, as a link that every page has and that leads to a short one. */
export function footerFaqLink(page: Page): Locator {
  const name = quickLinks.find(({ link }) => link === paths.faq)?.name ?? '';
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}
