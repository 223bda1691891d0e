import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,art,bench,build,content,scripts,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // Generous: a busy machine is no failure.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    // A mock or a changed environment ends with its test.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
