/** Counts for the closing line of `npm test`, from the tools' own JSON reports. */
import * as v from 'valibot';

export interface Tally {
  passed: number;
  failed: number;
  /** Tests of programs that the machine has not. */
  leftOut?: number;
  /** What failed and why, one line each, because the tool's own report is far above the closing line. */
  failures?: string[];
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.optional(v.number(), 0),
  /** One entry a file. A file that fails to load has failed without a test of its own. */
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) })),
    }),
  ),
});

type Suite = { title: string; specs?: { title: string; ok: boolean }[] | undefined; suites?: Suite[] | undefined };

const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.optional(v.array(v.object({ title: v.string(), ok: v.boolean() }))),
  suites: v.optional(v.lazy(() => v.array(Suite))),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.optional(v.array(Suite), []),
});

/** Vitest's report, undefined where it wrote none, with the exit code it ended with. */
export function vitestTally(report: unknown, exitCode: number): Tally {
  const { success, output } = v.safeParse(VitestReport, report);
  if (!success) return { passed: 0, failed: 1 };
  const brokenFiles = output.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = output.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [reason = ''] }) => `${name} > ${fullName}: ${firstLine(reason)}`),
  );
  failures.push(...brokenFiles.map(({ name, message }) => `${name}: ${firstLine(message)}`));
  const counts = { passed: output.numPassedTests, failed: output.numFailedTests + brokenFiles.length };
  return { ...checked(counts, exitCode), leftOut: output.numPendingTests, failures };
}

/** The same for Playwright. A test that passed on a retry has passed. */
export function playwrightTally(report: unknown, exitCode: number): Tally {
  const { success, output } = v.safeParse(PlaywrightReport, report);
  if (!success) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = output.stats;
  return { ...checked({ passed: expected + flaky, failed: unexpected }, exitCode), failures: output.suites.flatMap(failedSpecs) };
}

function failedSpecs({ title, specs = [], suites = [] }: Suite): string[] {
  return [...specs.filter(({ ok }) => !ok).map((spec) => `${title} > ${spec.title}`), ...suites.flatMap(failedSpecs)];
}

export function sum(tallies: readonly Tally[]): Required<Omit<Tally, 'failures'>> {
  const total = { passed: 0, failed: 0, leftOut: 0 };
  for (const { passed, failed, leftOut = 0 } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.leftOut += leftOut;
  }
  return total;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** A tool that ran nothing, or failed outside any test, has failed once. */
function checked({ passed, failed }: Tally, exitCode: number): Tally {
  const silentFailure = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: silentFailure ? 1 : failed };
}
