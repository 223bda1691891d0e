/**
 * `npm run test:e2e -- [--built] [files or options of playwright]`: builds both sites first, because that is what the browser
 * opens; with `--built` it takes those that are there.
 */
import { ensureBrowser } from './browser.ts';
import { buildSteps } from './build.ts';
import { report } from './check.ts';
import { asAnotherCompany, fixtureSite } from './fixture-site.ts';
import { run, runInTurn, tools } from './run.ts';

process.env.CHROME_PATH = ensureBrowser();
const args = process.argv.slice(2).filter((arg) => arg !== '--built');
const ready =
  args.length < process.argv.length - 2 ||
  (report('site of the tests’ content', await runInTurn([...fixtureSite.contentSteps, ...fixtureSite.pageSteps], fixtureSite.env)) &&
    report('site', await runInTurn(buildSteps)));
Object.assign(process.env, asAnotherCompany);
process.exitCode = ready ? await run(tools.playwright, 'test', ...args) : 1;
