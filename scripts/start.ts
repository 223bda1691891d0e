/** `npm start`: builds the site and serves it together with its inbox. Always builds, so what is served is what the sources say. */
import { run, runQuietly, tools } from './run.ts';

console.log('Building the site…');
const build = await runQuietly([tools.astro, 'build']);
if (build.code === 0) {
  process.exitCode = await run(['server/start.ts', ...process.argv.slice(2)]);
} else {
  console.error(`${build.output}\nThe site could not be built. The reason is above.`);
  process.exitCode = 1;
}
