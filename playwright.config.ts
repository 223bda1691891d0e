import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { development, fixture, own } from './tests/support/sites.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** The tests run as the company of the tests' site (scripts/fixture-site.ts); the other two servers do not. */
const asThisCompany = { NODE_OPTIONS: '' };
const urlOf = ({ port }: { port: number }) => `http://localhost:${port}`;

/**
 * Browser tests of built sites, each served by the real server with an inbox of its own, and of the development server.
 * Behaviour is proved once, on a desktop; what depends on the width has the tag @phone or @both.
 */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results/playwright',
  use: {
    // A page under test meets the network. Some specs let the service worker in: offline, offline-page, worker-registration, versions, folder.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The longest tests first, so that no worker waits for one at the end.
  projects: [
    // One after the other: the editor changes what the development server shows.
    {
      name: 'development',
      testMatch: ['development/**/*.spec.ts', 'editor/**/*.spec.ts'],
      workers: 1,
      use: { baseURL: urlOf(development), ...desktop },
    },
    { name: 'content', testDir: 'tests/screens', use: { baseURL: urlOf(own), ...phone, deviceScaleFactor: 2 } },
    { name: 'desktop', testDir: 'tests/e2e', grepInvert: /@phone/, use: { baseURL: urlOf(fixture), ...desktop } },
    { name: 'phone', testDir: 'tests/e2e', grep: /@phone|@both/, use: { baseURL: urlOf(fixture), ...phone } },
  ],
  webServer: [
    ...[fixture, own].map(({ folder, port }) => ({
      command: `"${process.execPath}" server/start.ts`,
      env: {
        ...(port === own.port && asThisCompany),
        PORT: String(port),
        SITE_DIR: folder,
        DATA_DIR: `test-results/inbox-${port}`,
        RATE_LIMIT_PER_MINUTE: '0',
      },
      port,
      reuseExistingServer: false,
    })),
    {
      command: `"${process.execPath}" tests/editor/start.ts`,
      env: asThisCompany,
      port: development.port,
      reuseExistingServer: false,
    },
  ],
});
