/** Counts for the closing line of `npm test`, from the runners' own JSON reports. */
import * as z from 'zod';

export type Tally = {
  passed: number;
  failed: number;
  /** Tests of programs that the machine has not. */
  leftOut?: number;
  /** What failed and why, one line each, because the runner's own report is far above the closing line. */
  failures?: string[];
};

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number().default(0),
  /** One entry a file. A file that fails to load has failed without a test of its own. */
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});

const Suite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })).default([]),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }), suites: z.array(Suite) });

/** Vitest's report, undefined where it wrote none, with the exit code it ended with. */
export function vitestTally(report: unknown, exitCode: number): Tally {
  const { data } = VitestReport.safeParse(report);
  if (!data) return { passed: 0, failed: 1 };
  const broken = data.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [reason = ''] }) => `${name} > ${fullName}: ${firstLine(reason)}`),
  );
  failures.push(...broken.map(({ name, message }) => `${name}: ${firstLine(message)}`));
  const counts = checked(data.numPassedTests, data.numFailedTests + broken.length, exitCode);
  return { ...counts, leftOut: data.numPendingTests, failures };
}

/** The same for Playwright. */
export function playwrightTally(report: unknown, exitCode: number): Tally {
  const { data } = PlaywrightReport.safeParse(report);
  if (!data) return { passed: 0, failed: 1 };
  return { ...checked(data.stats.expected, data.stats.unexpected, exitCode), failures: data.suites.flatMap(failedSpecs) };
}

function failedSpecs({ title, specs, suites = [] }: z.infer<typeof Suite>): string[] {
  return [...specs.filter(({ ok }) => !ok).map((spec) => `${title} > ${spec.title}`), ...suites.flatMap(failedSpecs)];
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** A runner that ran nothing, or failed outside any test, has failed once. */
function checked(passed: number, failed: number, exitCode: number): Tally {
  const silentFailure = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: silentFailure ? 1 : failed };
}
