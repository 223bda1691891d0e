/** What both configurations of Playwright have in common. */
import type { PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

export const browser = {
  testDir: 'tests',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Generous: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results/playwright',
  use: {
    // A page under test meets the network. Some specs let the service worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
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
} satisfies PlaywrightTestConfig;

export const urlOf = (port: number): string => `http://localhost:${port}`;

/** The real server with a built site and an inbox of its own. */
export function served(folder: string, port: number) {
  return {
    command: `"${process.execPath}" server/start.ts`,
    env: { PORT: String(port), SITE_DIR: folder, DATA_DIR: `test-results/inbox-${port}`, RATE_LIMIT_PER_MINUTE: '0' },
    port,
    reuseExistingServer: false,
  };
}
