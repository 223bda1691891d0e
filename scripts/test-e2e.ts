/** `npm run test:e2e -- [files or options of playwright]`: builds first, because that is what the browser opens. */
import { ensureBrowser } from './browser.ts';
import { contentStep, pageSteps } from './build.ts';
import { report } from './check.ts';
import { run, runInTurn, tools } from './run.ts';

process.env.CHROME_PATH = ensureBrowser();
const built = report('build', await runInTurn([contentStep, ...pageSteps]));
process.exitCode = built ? await run(tools.playwright, 'test', ...process.argv.slice(2)) : 1;
