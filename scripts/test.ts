/**
 * `npm test`: the checks, the unit tests, two built sites (one of content/, one of the tests' own content) and the tests that
 * look at them, without a browser and with one. A failure does not keep the others from running, except that without the
 * sites there is nothing to look at. The last line counts everything.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { compressStep, contentStep, pageSteps, releaseStep, typesStep } from './build.ts';
import { runChecks } from './check.ts';
import { asAnotherCompany, fixtureSite } from './fixture-site.ts';
import { ensureTestPrograms } from './test-programs.ts';
import { runInTurn, runQuietly, type Step, tools } from './run.ts';
import { playwrightTally, sum, type Tally, vitestTally } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const parts = new Map<string, Tally>();
await part('browser and servers', findPrograms);
// Two sites, one after the other, because both are built from the folder generated/. What needs one processor runs beside them.
await part('content of the tests’ site', () => steps([...fixtureSite.contentSteps, typesStep], fixtureSite.env));
const [hasFixture] = await Promise.all([
  part('pages of the tests’ site', () => steps(fixtureSite.pageSteps, fixtureSite.env)),
  part('checks', runChecks),
]);
await part('content', () => steps([contentStep]));
const [hasSite] = await Promise.all([
  part('pages', () => steps([...pageSteps, compressStep, releaseStep])),
  part('unit tests', () => vitest('unit')),
]);
if (hasSite && hasFixture) {
  await part('a second build', () => vitest('rebuild'));
  await Promise.all([part('built pages', () => vitest('built')), part('browser tests', browserTests)]);
}

const { passed, failed, leftOut } = sum([...parts.values()]);
const broken = [...parts].flatMap(([name, tally]) => (tally.failed ? [name] : []));
if (broken.length) {
  console.log(`\nFailed: ${broken.join(', ')}${hasSite && hasFixture ? '' : ' (the tests of built sites need both sites)'}`);
}
for (const { failures = [] } of parts.values()) for (const failure of failures) console.log(`- ${failure}`);
console.log(`\n${passed} passed, ${failed} failed${leftOut ? `, ${leftOut} left out` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Adds a part's counts to the closing line and says whether all of it passed. An error counts as one failure. */
async function part(name: string, work: () => Tally | Promise<Tally>): Promise<boolean> {
  const begin = performance.now();
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    tally = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  parts.set(name, tally);
  const counts = tally.failed ? `${tally.passed} passed, ${tally.failed} failed` : `${tally.passed} passed`;
  console.log(`${tally.failed ? '✗' : '✓'} ${name}: ${counts} (${Math.round((performance.now() - begin) / 1000)} s)`);
  return tally.failed === 0;
}

/** Programs of the machine are a condition, not a test: they count only when they are missing. */
function findPrograms(): Tally {
  process.env.CHROME_PATH = ensureBrowser();
  console.log(process.env.CHROME_PATH);
  const missing = ensureTestPrograms();
  if (missing.length) console.log(`Left out: the tests with ${missing.join(', ')}, which this machine has not.`);
  return { passed: 0, failed: 0 };
}

/** Several steps that count as one test. */
async function steps(list: readonly Step[], env?: NodeJS.ProcessEnv): Promise<Tally> {
  const { code, output } = await runInTurn(list, env);
  if (code !== 0) console.log(output.trim());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project: 'unit' | 'rebuild' | 'built'): Promise<Tally> {
  const file = join(reports, `${project}.json`);
  const { code, output } = await runQuietly([
    tools.vitest,
    'run',
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  if (code !== 0) console.log(output.trim());
  return vitestTally(read(file), code);
}

async function browserTests(): Promise<Tally> {
  const file = join(reports, 'playwright.json');
  const { code, output } = await runQuietly([tools.playwright, 'test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...asAnotherCompany,
  });
  if (code !== 0) console.log(output.trim());
  return playwrightTally(read(file), code);
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
