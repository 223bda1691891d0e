/** The last step of a build: the finished site takes the place of the last one. With `--back` it is the last one again. */
import { buildFolder } from './folders.ts';
import { replaceSite, takeBack } from './replace-site.ts';

if (!process.argv.includes('--back')) {
  await replaceSite(buildFolder);
} else if (!(await takeBack(buildFolder))) {
  console.error(`There is no version before this one in ${buildFolder}.`);
  process.exitCode = 1;
}
