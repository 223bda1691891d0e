/** `npm run dev`: the site with changes shown as they are saved, and with what is not published yet. */
import { contentStep } from './build.ts';
import { run, tools } from './run.ts';

process.exitCode = (await run(...contentStep, '--drafts')) || (await run(tools.reactRouter, 'dev', ...process.argv.slice(2)));
