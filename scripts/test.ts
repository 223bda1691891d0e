/**
 * `npm test`: the checks, the unit tests, the built site and its copy as another company (tests/fixtures/write-copy.ts), and the
 * tests that look at both, without a browser and with one. A failure does not keep the others from running, except that without
 * the sites there is nothing to look at. The last line counts everything.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copy } from '../tests/support/sites.ts';
import { ensureBrowser } from './browser.ts';
import { runChecks } from './check.ts';
import { runQuietly, type Step, tools } from './run.ts';
import { playwrightTally, type Tally, vitestTally } from './tally.ts';
import { ensureTestPrograms } from './test-programs.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const build: Step = [tools.astro, 'build'];
const parts = new Map<string, Tally>();
await part('browser and servers', findPrograms);
// What needs one processor runs beside a build.
const [hasSite] = await Promise.all([part('site', () => step(build)), part('checks', runChecks)]);
const [hasCopy] = await Promise.all([
  part('copy of the site as another company', async () => {
    const written = await step(['tests/fixtures/write-copy.ts']);
    return written.failed ? written : step(build, copy.root);
  }),
  part('unit tests', () => vitest('unit')),
]);
if (hasSite && hasCopy) {
  await Promise.all([
    part('built pages', () => vitest('built')),
    part('built pages of the copy', () => vitest('copy', copy.root)),
    part('browser tests of behaviour', () => playwright('playwright.config.ts', copy.root)),
  ]);
  await part('browser tests of the content', () => playwright('playwright.content.config.ts'));
}

const tallies = [...parts.values()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
if (failed > 0) console.log(`\nFailed: ${[...parts].flatMap(([name, tally]) => (tally.failed ? [name] : [])).join(', ')}`);
for (const { failures = [] } of tallies) for (const failure of failures) console.log(`- ${failure}`);
const leftOut = tallies.reduce((sum, tally) => sum + (tally.leftOut ?? 0), 0);
console.log(`\n${passed} passed, ${failed} failed${leftOut ? `, ${leftOut} skipped` : ''}`);
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

/** A step that counts as one test. */
async function step(file: Step, folder?: string): Promise<Tally> {
  const { code, output } = await runQuietly(file, { folder });
  if (code !== 0) console.log(output.trim());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project: 'unit' | 'built' | 'copy', folder?: string): Promise<Tally> {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runQuietly([tools.vitest, 'run', `--project=${project}`, ...reporters], { folder });
  if (code !== 0) console.log(output.trim());
  return vitestTally(read(file), code);
}

async function playwright(config: string, folder?: string): Promise<Tally> {
  const file = join(reports, `${config}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code, output } = await runQuietly([tools.playwright, 'test', `--config=${config}`, '--reporter=dot,json'], { env, folder });
  if (code !== 0) console.log(output.trim());
  return playwrightTally(read(file), code);
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
