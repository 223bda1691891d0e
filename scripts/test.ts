/**
 * `npm test`: the checks, the unit tests, the built site and its copy as another company (tests/fixtures/write-copy.ts), and the
 * tests that look at both, without a browser and with one. A failure does not keep the others from running, except that without
 * the sites there is nothing to look at. The last line counts everything.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { copy } from '../tests/support/sites.ts';
import { ensureChromium } from './chromium.ts';
import { runQuietly, type Step, tools } from './run.ts';

type Tally = { passed: number; failed: number; skipped: number };

const VitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }): Tally => ({ passed, failed, skipped }));
const PlaywrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }) })
  .transform(({ stats: { expected: passed, unexpected: failed, skipped } }): Tally => ({ passed, failed, skipped }));

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const tallies: Tally[] = [];
if (await stage('browser', () => chooseChromium())) {
  // First and alone: in a fresh clone, the checks would not find the types that a build beside them is still writing.
  await stage('types of the content', () => step([tools.astro, 'sync']));
  // What needs one processor runs beside a build.
  const [hasSite] = await Promise.all([stage('site', () => step([tools.astro, 'build'])), stage('checks', checks)]);
  const [hasCopy] = await Promise.all([stage('copy of the site as another company', buildCopy), stage('unit tests', () => vitest('unit'))]);
  if (hasSite && hasCopy) {
    await Promise.all([
      stage('built pages', () => vitest('built')),
      stage('built pages of the copy', () => vitest('copy', copy.root)),
      stage('browser tests of behaviour', () => playwright('playwright.config.ts', copy.root)),
    ]);
    await stage('browser tests of the content', () => playwright('playwright.content.config.ts'));
  }
}

const total = (name: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[name], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`);
process.exitCode = total('failed') === 0 ? 0 : 1;

/** Adds the counts of a stage to the closing line and says whether all of it passed. An error counts as one failure. */
async function stage(name: string, work: () => Tally | Promise<Tally>): Promise<boolean> {
  const begin = performance.now();
  let tally: Tally = { passed: 0, failed: 1, skipped: 0 };
  try {
    tally = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  tallies.push(tally);
  const { passed, failed } = tally;
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${seconds} s)`);
  return failed === 0;
}

/** A condition, not a test. Throws if the machine has none. */
function chooseChromium(): Tally {
  process.env.CHROME_PATH = ensureChromium();
  return { passed: 0, failed: 0, skipped: 0 };
}

/** Those of `npm run check` after the first, which writes the types of the content. */
async function checks(): Promise<Tally> {
  const { scripts } = z.object({ scripts: z.object({ check: z.string() }) }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const command of scripts.check.split(' && ').slice(1)) {
    const [name = '', ...args] = command.split(' ');
    const file = Object.entries(tools).find(([tool]) => tool === name)?.[1];
    if (!file) throw new Error(`package.json has the check "${command}", and scripts/run.ts no tool of that name`);
    const { failed } = await step([file, ...args]);
    tally[failed ? 'failed' : 'passed'] += 1;
  }
  return tally;
}

async function buildCopy(): Promise<Tally> {
  const written = await step(['tests/fixtures/write-copy.ts']);
  return written.failed ? written : step([tools.astro, 'build'], copy.root);
}

/** A step that counts as one test. */
async function step(file: Step, folder?: string): Promise<Tally> {
  const { code, output } = await runQuietly(file, { folder });
  if (code !== 0) console.log(output.trim());
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

function vitest(project: 'unit' | 'built' | 'copy', folder?: string): Promise<Tally> {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return runner([tools.vitest, 'run', `--project=${project}`, ...reporters], { folder }, () => VitestReport.parse(read(file)));
}

function playwright(config: string, folder?: string): Promise<Tally> {
  const file = join(reports, `${config}.json`);
  const options = { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, folder };
  return runner([tools.playwright, 'test', `--config=${config}`, '--reporter=dot,json'], options, () => PlaywrightReport.parse(read(file)));
}

/** Prints what a runner says when it fails. One that has failed outside any test has failed once. */
async function runner(command: Step, options: Parameters<typeof runQuietly>[1], report: () => Tally): Promise<Tally> {
  const { code, output } = await runQuietly(command, options);
  if (code !== 0) console.log(output.trim());
  const tally = report();
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
