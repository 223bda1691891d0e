/**
 * `npm run test:quick`: the loop while writing. All checks, and the unit tests of what has changed since the last commit
 * (those of the last commit where nothing has).
 */
import { spawnSync } from 'node:child_process';
import { report, runChecks } from './check.ts';
import { runQuietly, tools } from './run.ts';

const clean = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout === '';
const changed = `--changed=${clean ? 'HEAD~1' : 'HEAD'}`;
const [checks, tests] = await Promise.all([
  runChecks(),
  runQuietly([tools.vitest, 'run', '--project=unit', changed, '--reporter=dot', '--passWithNoTests']),
]);
report('unit tests of what has changed', tests);
process.exitCode = checks.failed === 0 && tests.code === 0 ? 0 : 1;
