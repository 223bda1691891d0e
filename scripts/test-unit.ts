/** `npm run test:unit -- [files or options of vitest]` */
import { report } from './check.ts';
import { run, runQuietly, tools } from './run.ts';

const prepared = report('content and generated files', await runQuietly([tools.astro, 'sync']));
process.exitCode = prepared ? await run(tools.vitest, 'run', '--project=unit', ...process.argv.slice(2)) : 1;
