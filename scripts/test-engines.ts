/**
 * `npm run test:engines -- [--built] [files or options of playwright]`: the behaviour tests in Firefox, on the tests' site
 * (docs/decisions/0022). Not a part of `npm test`, which has no time for it.
 */
import { report } from './check.ts';
import { ensureFirefox } from './firefox.ts';
import { asAnotherCompany, fixtureSite } from './fixture-site.ts';
import { run, runInTurn, tools } from './run.ts';

console.log(ensureFirefox());
const args = process.argv.slice(2).filter((arg) => arg !== '--built');
const ready =
  args.length < process.argv.length - 2 || report('site of the tests’ content', await runInTurn(fixtureSite.steps, fixtureSite.env));
Object.assign(process.env, asAnotherCompany);
process.exitCode = ready ? await run(tools.playwright, 'test', '--config=playwright.engines.config.ts', ...args) : 1;
