import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser.ts';

const port = 4173;
/** `npm run dev`, for tests/development. */
const developmentPort = 4174;

/** Browser tests of the built site, served by the real server with an inbox of its own, and of the development server. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['{e2e,accessibility,development}/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: ensureBrowser(),
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
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', grepInvert: /@desk/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    {
      command: `"${process.execPath}" server/start.ts`,
      env: { PORT: String(port), DATA_DIR: 'test-results/data', RATE_LIMIT_PER_MINUTE: '0' },
      port,
      reuseExistingServer: false,
    },
    {
      command: `"${process.execPath}" scripts/dev.ts --port ${developmentPort} --strictPort`,
      port: developmentPort,
      reuseExistingServer: false,
    },
  ],
});
