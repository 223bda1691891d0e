import { defineConfig } from '@playwright/test';
import { findFirefox } from './scripts/firefox.ts';
import base from './playwright.config.ts';
import { checkExceptions } from './tests/support/engines.ts';

checkExceptions();

/** The behaviour tests in Firefox by WebDriver BiDi: `npm run test:engines` (docs/decisions/0022). */
export default defineConfig({
  ...base,
  // One browser for all pages of a worker takes longer than Chromium.
  timeout: 120_000,
  outputDir: 'test-results/engines',
  reporter: [['list'], ['./tests/support/engines-reporter.ts']],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox(), args: ['--remote-allow-system-access'] },
  },
  projects: base.projects?.filter(({ testDir }) => testDir === 'tests/e2e'),
});
