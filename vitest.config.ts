import { defineConfig } from 'vitest/config';

/** Generous: a busy machine is no failure. */
const patient = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['{app,art,bench,build,content,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**'],
          // Half the time: modules are loaded once for all files of a process.
          isolate: false,
          // A mock or a changed environment ends with its test.
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      // What needs built sites but no browser.
      { test: { ...patient, name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
