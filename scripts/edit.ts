/** `npm run edit`: forms for posts, projects and jobs, and beside them the site as it is after each change that is saved. */
import { contentStep } from './build.ts';
import { run, tools } from './run.ts';

/** Environment: the ports of both, for a machine on which another program has them. */
const { EDITOR_PORT = '3002', PREVIEW_PORT = '5173' } = process.env;
const editor = `http://localhost:${EDITOR_PORT}`;
const preview = `http://localhost:${PREVIEW_PORT}`;

process.exitCode = await run(...contentStep, '--drafts');
if (process.exitCode === 0) {
  console.log(`\n  Write:      ${editor}\n  See it at:  ${preview}\n\n  Ctrl-C ends both.\n`);
  process.exitCode = await Promise.race([
    run('editor/server.ts', EDITOR_PORT, preview),
    run(tools.reactRouter, 'dev', '--port', PREVIEW_PORT, '--strictPort'),
  ]);
  // The one that is left: `run` passes this on.
  process.kill(process.pid, 'SIGTERM');
}
