/**
 * `npm test`: the checks, the unit tests, the build and the browser tests. A failure does not keep the later ones from
 * running, except that without a build there is nothing to open in a browser. The last line counts everything.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { pageSteps, prepareSteps } from './build.ts';
import { report, runChecks } from './check.ts';
import { run, runInTurn, type Step, tools } from './run.ts';
import { playwrightTally, sum, type Tally, vitestTally } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const parts = new Map<string, Tally>();
await part('browser', findBrowser);
await part('content and generated files', () => inTurn('content and generated files', prepareSteps));
await part('checks', runChecks);
await part('unit tests', unitTests);
const built = await part('build', () => inTurn('build', pageSteps));
if (built) await part('browser tests', browserTests);

const { passed, failed } = sum([...parts.values()]);
const broken = [...parts].flatMap(([name, tally]) => (tally.failed ? [name] : []));
if (broken.length) console.log(`\nFailed: ${broken.join(', ')}${built ? '' : ' (the browser tests need a build)'}`);
for (const { failures = [] } of parts.values()) for (const failure of failures) console.log(`- ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Adds a part's counts to the closing line and says whether all of it passed. An error counts as one failure. */
async function part(name: string, work: () => Tally | Promise<Tally>): Promise<boolean> {
  console.log(`\n${name[0]?.toUpperCase()}${name.slice(1)}`);
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    tally = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  parts.set(name, tally);
  return tally.failed === 0;
}

/** A browser is a condition, not a test: it counts only when it is missing. */
function findBrowser(): Tally {
  process.env.CHROME_PATH = ensureBrowser();
  console.log(process.env.CHROME_PATH);
  return { passed: 0, failed: 0 };
}

async function inTurn(name: string, steps: readonly Step[]): Promise<Tally> {
  return report(name, await runInTurn(steps)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  const code = await run(tools.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  return vitestTally(read(file), code);
}

async function browserTests(): Promise<Tally> {
  const file = join(reports, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const code = await run(tools.playwright, 'test', '--reporter=list,json');
  return playwrightTally(read(file), code);
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
