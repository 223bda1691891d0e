import { defineConfig } from 'vitest/config';

/** Generous: a busy machine is no failure. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** Rules that the built site of any content meets. */
const rules = ['tests/built/{every-page,structured-data}.test.ts'];

const ofThisCompany = ['tests/built/{another-company,specified-texts}.test.ts'];

export default defineConfig({
  test: {
    // More than processors: many tests wait for another process or for a server's pause.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['{art,content,editor,scripts,server,src,tests}/**/*.test.{ts,tsx}'],
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
      // The built site of this repository's content, and that nothing of its company is in the copy.
      { test: { ...patient, name: 'built', include: [...rules, ...ofThisCompany] } },
      // Run in the copy (tests/support/sites.ts): what its built site shows.
      { test: { ...patient, name: 'copy', include: ['tests/built/**/*.test.ts'], exclude: ofThisCompany } },
    ],
  },
});
