/**
 * `npm run test:e2e -- [--built] [files or options of playwright]`: builds both sites first, because that is what the browser
 * opens; with `--built` it takes those that are there.
 */
import { ensureBrowser } from './browser.ts';
import { report } from './check.ts';
import { asAnotherCompany, fixtureSite } from './fixture-site.ts';
import { run, runInTurn, runQuietly, tools } from './run.ts';

process.env.CHROME_PATH = ensureBrowser();
const args = process.argv.slice(2).filter((arg) => arg !== '--built');
const ready =
  args.length < process.argv.length - 2 ||
  (report('site of the tests’ content', await runInTurn(fixtureSite.steps, fixtureSite.env)) &&
    report('site', await runQuietly([tools.astro, 'build'])));
Object.assign(process.env, asAnotherCompany);
process.exitCode = ready ? await run(tools.playwright, 'test', ...args) : 1;
