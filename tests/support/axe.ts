/** What axe finds on a page as it is. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

type Scope = {
  /** The part of the page to look at; all of it when left out. */
  within?: string;
};

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** All faults, one line each. The map's frame belongs to another site. */
export async function axeFaults(page: Page, { within = 'html' }: Scope = {}): Promise<string[]> {
  return faults(page, within, {});
}

/** Faults of contrast in the dark scheme: of all that axe looks at only colours depend on the scheme. */
export async function darkContrastFaults(page: Page, { within = 'html' }: Scope = {}): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const found = await faults(page, within, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  return found.map((fault) => `dark: ${fault}`);
}

async function faults(page: Page, within: string, options: RunOptions): Promise<string[]> {
  // An evaluated script is exempt from the page's policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([include, chosen]) => {
      // Without 'violations' axe also describes every element that has passed, which takes as long again.
      const { violations } = await window.axe.run({ include, exclude: 'iframe' }, { ...chosen, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      );
    },
    [within, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
