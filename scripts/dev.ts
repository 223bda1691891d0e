/** `npm run dev`: the site with changes shown as they are saved. */
import { contentStep } from './build.ts';
import { run, tools } from './run.ts';

process.exitCode = (await run(...contentStep)) || (await run(tools.reactRouter, 'dev', ...process.argv.slice(2)));
