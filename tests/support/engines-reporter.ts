/** The end of `npm run test:engines`: the tests that the browser cannot run, with their reasons, and one line that counts everything. */
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class EnginesReporter implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    // A run that is stopped leaves tests without a result: those have not passed.
    const cannotRun = this.#tests.filter((test) => test.results.at(-1)?.status === 'skipped');
    console.log('\nCannot run in Firefox:');
    for (const test of cannotRun) {
      const reasons = test.results.flatMap(({ annotations }) => annotations.map(({ description }) => description));
      console.log(`- ${test.titlePath().filter(Boolean).join(' › ')}: ${reasons.join()}`);
    }
    const passed = this.#tests.filter((test) => test.outcome() === 'expected').length;
    const failed = this.#tests.length - passed - cannotRun.length;
    console.log(`\nFirefox: ${passed} passed, ${failed} failed or stopped, ${cannotRun.length} cannot run`);
  }
}
