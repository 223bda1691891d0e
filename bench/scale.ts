/**
 * `npm run bench:scale -- [--sizes 10,100,1000,10000] [--built]`: builds sites of these numbers of posts, and as many projects
 * and jobs but at most a thousand, in test-results/scale/. Prints for each what every step of the build takes, what a second
 * build takes after one post has changed, how much the site weighs, and how its pages behave on a slow phone. `--built` leaves
 * the builds out and looks at the pages of the last ones.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tools } from '../scripts/run.ts';
import { changePost, writeScaleContent } from './scale-content.ts';
import { measurePages } from './scale-pages.ts';
import { runMeasured, type Usage } from './step-usage.ts';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '10,100,1000,10000' }, built: { type: 'boolean', default: false } },
});

for (const posts of values.sizes.split(',').map(Number)) {
  if (!Number.isInteger(posts) || posts < 1) throw new Error(`--sizes is "${values.sizes}", expected numbers from 1 up with commas`);
  const folder = `test-results/scale/${posts}`;
  if (!values.built) {
    const others = Math.min(posts, 1000);
    await writeScaleContent(join(folder, 'content'), { posts, projects: others, jobs: others });
    await reportBuild(`${posts} posts`, folder);
    await changePost(join(folder, 'content'), Math.floor(posts / 2), `A sentence that is new at ${Date.now()}.`);
    await reportBuild(`${posts} posts, after one of them has changed`, folder);
    await reportSize(join(folder, 'dist/current'));
  }
  console.table(await measurePages(join(folder, 'dist/current'), posts));
}

async function reportBuild(title: string, folder: string): Promise<void> {
  const env = { CONTENT_DIR: join(folder, 'content'), BUILD_DIR: join(folder, 'dist') };
  console.log(title);
  console.table(rounded(await runMeasured([tools.astro, 'build'], env)));
}

function rounded({ seconds, cpu, memory }: Usage) {
  return { seconds: Math.round(seconds * 10) / 10, 'CPU seconds': Math.round(cpu * 10) / 10, MiB: Math.round(memory) };
}

/** Files that have two names are counted twice, as on a host. */
async function reportSize(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  console.log(`${names.length} files, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20)} MiB`);
}
