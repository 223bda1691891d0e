import { defineConfig } from '@playwright/test';
import { browser, desktop, phone, served, urlOf } from './tests/support/playwright-base.ts';
import { site } from './tests/support/sites.ts';

/**
 * Browser tests of behaviour, run in the copy of the project (tests/support/sites.ts): its built site, served by the real server
 * with an inbox of its own. Behaviour is proved once, on a desktop; what depends on the width has the tag @phone or @both.
 */
export default defineConfig({
  ...browser,
  testDir: 'tests/e2e',
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { baseURL: urlOf(site.port), ...desktop } },
    { name: 'phone', grep: /@phone|@both/, use: { baseURL: urlOf(site.port), ...phone } },
  ],
  webServer: served(site.folder, site.port),
});
