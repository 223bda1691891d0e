/** `npm run test:unit -- [files or options of vitest]` */
import { prepareSteps } from './build.ts';
import { report } from './check.ts';
import { run, runInTurn, tools } from './run.ts';

const prepared = report('content and generated files', await runInTurn(prepareSteps));
process.exitCode = prepared ? await run(tools.vitest, 'run', '--project=unit', ...process.argv.slice(2)) : 1;
