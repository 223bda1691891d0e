import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { anotherCompany } from './scripts/fixture-site.ts';

/** Generous: a busy machine is no failure. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    // More than processors: many tests wait for another process or for a server's pause.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['{art,bench,build,content,editor,scripts,server,src,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**'],
          globalSetup: 'tests/support/postgres-setup.ts',
          // Half the time: modules are loaded once for all files of a process.
          isolate: false,
          // A mock or a changed environment ends with its test.
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      // What needs built sites but no browser. The tests' site is another company's, unless a test says otherwise.
      {
        ssr: { resolve: { conditions: [anotherCompany, ...defaultServerConditions] } },
        test: { ...patient, name: 'built', include: ['tests/built/**/*.test.ts'] },
      },
    ],
  },
});
