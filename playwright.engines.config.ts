import { defineConfig } from '@playwright/test';
import { findFirefox } from './scripts/firefox.ts';
import base from './playwright.config.ts';
import { checkExceptions } from './tests/support/engines.ts';
import { fixture } from './tests/support/sites.ts';

checkExceptions();

/** The behaviour tests in Firefox by WebDriver BiDi: `npm run test:engines` (docs/decisions/0022). */
export default defineConfig({
  ...base,
  outputDir: 'test-results/engines',
  reporter: [['list'], ['./tests/support/engines-reporter.ts']],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox(),
      args: ['--remote-allow-system-access'],
      // As in the Chromium of the tests: the driver does not learn that a page came back from there.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
  // The other sites are not built for it.
  webServer: [base.webServer ?? []].flat().filter(({ port }) => port === fixture.port),
  projects: base.projects?.filter(({ testDir }) => testDir === 'tests/e2e'),
});
