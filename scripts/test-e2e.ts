/**
 * `npm run test:e2e -- [--built] [files or options of playwright]`: builds the copy of the site first, because that is what the
 * browser opens; with `--built` it takes the one that is there.
 */
import { copy } from '../tests/support/sites.ts';
import { ensureChromium } from './chromium.ts';
import { run, runQuietly, type Step, tools } from './run.ts';

process.env.CHROME_PATH = ensureChromium();
const args = process.argv.slice(2).filter((arg) => arg !== '--built');
const ready =
  args.length < process.argv.length - 2 || ((await succeeds('tests/fixtures/write-copy.ts')) && (await succeeds(tools.astro, 'build')));
process.exitCode = ready ? await run([tools.playwright, 'test', ...args], { folder: copy.root }) : 1;

/** Prints the output of a step that fails. */
async function succeeds(...step: Step): Promise<boolean> {
  const { code, output } = await runQuietly(step, { folder: step[0] === tools.astro ? copy.root : undefined });
  if (code !== 0) console.error(output);
  return code === 0;
}
