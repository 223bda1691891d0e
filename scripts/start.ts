/** `npm start`: builds the site and serves it together with its inbox. Always builds, so what is served is what the sources say. */
import { buildSteps } from './build.ts';
import { run, runInTurn } from './run.ts';

console.log('Building the site…');
const build = await runInTurn(buildSteps);
if (build.code === 0) {
  process.exitCode = await run('server/start.ts', ...process.argv.slice(2));
} else {
  console.error(`${build.output}\nThe site could not be built; the reason stands above.`);
  process.exitCode = 1;
}
