/** `npm run check`: every check that needs no browser and no running site. */
import { type Outcome, runQuietly, type Step, tools } from './run.ts';
import type { Tally } from './tally.ts';

const checks: Readonly<Record<string, Step>> = {
  format: [tools.oxfmt, '--check'],
  lint: [tools.oxlint],
  types: [tools.tsc, '--noEmit'],
  'dead code': [tools.knip, '--no-progress', '--treat-config-hints-as-errors'],
  duplicates: [tools.jscpd, '.'],
};

/**
 * Runs the checks on a prepared tree and prints the output of those that fail. Each counts as one. One after the other: the
 * slow ones use several processors by themselves, and all at once would starve a build that runs beside them.
 */
export async function runChecks(): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const [name, step] of Object.entries(checks)) tally[report(name, await runQuietly(step)) ? 'passed' : 'failed'] += 1;
  return tally;
}

/** Prints one line for what passed, and the whole output of what failed. */
export function report(name: string, { code, output }: Outcome): boolean {
  if (code === 0) console.log(`✓ ${name}`);
  else console.log(`✗ ${name}\n${output.trim()}\n`);
  return code === 0;
}

if (import.meta.main) {
  const prepared = report('content and generated files', await runQuietly([tools.astro, 'sync']));
  const { failed } = await runChecks();
  process.exitCode = prepared && failed === 0 ? 0 : 1;
}
