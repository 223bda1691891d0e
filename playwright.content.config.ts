import { defineConfig } from '@playwright/test';
import { browser, desktop, phone, served, urlOf } from './tests/support/playwright-base.ts';
import { development, site } from './tests/support/sites.ts';

/** Beside the server of the other browser tests. */
const port = site.port + 1;

/** Browser tests of this repository's content: every screen of the built site, and the editor with its preview. */
export default defineConfig({
  ...browser,
  // The longest tests first, so that no worker waits for one at the end.
  projects: [
    // One after the other: the editor changes what the development server shows.
    {
      name: 'editor',
      testMatch: 'editor/**/*.spec.ts',
      workers: 1,
      use: { baseURL: urlOf(development.port), ...desktop },
    },
    { name: 'screens', testDir: 'tests/screens', use: { baseURL: urlOf(port), ...phone, deviceScaleFactor: 2 } },
  ],
  webServer: [
    served(site.folder, port),
    { command: `"${process.execPath}" tests/editor/start.ts`, port: development.port, timeout: 180_000, reuseExistingServer: false },
  ],
});
