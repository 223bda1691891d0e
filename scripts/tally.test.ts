import { expect, test } from 'vitest';
import { playwrightTally, sum, vitestTally } from './tally.ts';

const good = { status: 'passed', fullName: 'adds', failureMessages: [] };
const bad = { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2\n    at sum.test.ts:3'] };
const file = { name: 'sum.test.ts', status: 'passed', message: '', assertionResults: [good] };
const vitest = { numPassedTests: 3, numFailedTests: 0, testResults: [file] };
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2 } };

test('counts what passed and what failed', () => {
  expect(vitestTally(vitest, 0)).toEqual({ passed: 3, failed: 0, leftOut: 0, failures: [] });
  expect(vitestTally({ ...vitest, numPendingTests: 2 }, 0)).toMatchObject({ passed: 3, leftOut: 2 });
  expect(vitestTally({ ...vitest, numFailedTests: 2 }, 1)).toMatchObject({ passed: 3, failed: 2 });
  expect(playwrightTally(playwright, 0)).toEqual({ passed: 5, failed: 0, failures: [] });
  expect(playwrightTally({ stats: { ...playwright.stats, unexpected: 2 } }, 1)).toMatchObject({ passed: 5, failed: 2 });
});

test('a test file that does not load has failed, though no test of it ran', () => {
  const broken = { name: 'gone.test.ts', status: 'failed', message: 'no such module\n', assertionResults: [] };
  expect(vitestTally({ ...vitest, testResults: [file, broken] }, 1)).toEqual({
    passed: 3,
    failed: 1,
    leftOut: 0,
    failures: ['gone.test.ts: no such module'],
  });
});

test('each failed test is named with its file and the first line of its reason', () => {
  const failing = { ...vitest, numFailedTests: 1, testResults: [{ ...file, status: 'failed', assertionResults: [good, bad] }] };
  expect(vitestTally(failing, 1).failures).toEqual(['sum.test.ts > subtracts: expected 1 to be 2']);
});

test('a tool that ends badly without a failed test has failed once', () => {
  expect(vitestTally(vitest, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(playwrightTally(playwright, 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('running no test at all is a failure', () => {
  expect(vitestTally({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightTally({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a missing report is a failure', () => {
  expect(vitestTally(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('the closing line adds everything up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, leftOut: 0 });
  expect(
    sum([
      { passed: 5, failed: 0, leftOut: 3 },
      { passed: 2, failed: 1 },
    ]),
  ).toEqual({ passed: 7, failed: 1, leftOut: 3 });
});

test('each browser test that failed is named with its file', () => {
  const specs = [
    { title: 'opens', ok: true },
    { title: 'closes', ok: false },
  ];
  const report = { ...playwright, suites: [{ title: 'menu.spec.ts', suites: [{ title: 'a group', specs }] }] };
  expect(playwrightTally(report, 1).failures).toEqual(['a group > closes']);
});
