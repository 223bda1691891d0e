/**
 * `npm run test:e2e -- [--built] [files or options of playwright]`: builds the copy of the site first, because that is what the
 * browser opens; with `--built` it takes the one that is there.
 */
import { copy } from '../tests/support/sites.ts';
import { ensureBrowser } from './browser.ts';
import { report } from './check.ts';
import { run, runQuietly, tools } from './run.ts';

process.env.CHROME_PATH = ensureBrowser();
const args = process.argv.slice(2).filter((arg) => arg !== '--built');
const ready =
  args.length < process.argv.length - 2 ||
  (report('copy of the project', await runQuietly(['tests/fixtures/write-copy.ts'])) &&
    report('its site', await runQuietly([tools.astro, 'build'], { folder: copy.root })));
process.exitCode = ready ? await run([tools.playwright, 'test', ...args], { folder: copy.root }) : 1;
