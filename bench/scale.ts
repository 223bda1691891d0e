/**
 * `npm run bench:scale -- [--posts 10000]`: builds so many posts, projects and jobs (of these at most 1,000) in test-results/scale.
 * Prints what the build takes, what a second one takes after one post has changed, and what the first visit of a page transfers.
 */
import { spawnSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject, entryFolders } from '../scripts/copy-project.ts';
import { tools } from '../scripts/run.ts';
import { launchBrowser, type Weight, weigh } from './phone.ts';
import { writeScaleContent } from './scale-content.ts';
import { serve } from './serve.ts';

const { values } = parseArgs({ options: { posts: { type: 'string', default: '10000' } } });
const posts = Number(values.posts);
if (!Number.isInteger(posts) || posts < 10) throw new Error(`--posts is "${values.posts}", expected a number from 10 up`);
/** A copy of the project, with these entries and a cache of its own. */
const folder = 'test-results/scale';
const content = join(folder, 'content');
const others = Math.min(posts, 1000);
await rm(folder, { recursive: true, force: true });
await copyProject(folder, { without: entryFolders });
await writeScaleContent(content, { post: posts, project: others, job: others });
console.log(`${posts} posts, ${others} projects, ${others} jobs`);
build('first build');
await appendFile(join(content, 'blog/post-1/index.md'), `A sentence that was added at ${Date.now()}.\n`);
build('second build, after one post has changed');

const site = await serve(join(folder, 'dist/current'));
const browser = await launchBrowser();
try {
  const pages = ['/', '/company/blog', '/company/career', '/portfolio', '/search', '/company/blog/post-1'];
  const weights: Record<string, Weight> = {};
  for (const path of pages) weights[path] = await weigh(browser, site.url + path);
  console.table(weights);
} finally {
  await browser.close();
  await site.stop();
}

function build(name: string): void {
  const begun = performance.now();
  const args = ['--import', resolve('bench/report-memory.ts'), resolve(tools.astro), 'build'];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-5000)}${stderr}`);
  const memory = /^peak memory .*$/m.exec(stdout)?.[0] ?? 'memory unknown';
  console.log(`${name}: ${Math.round((performance.now() - begun) / 1000)} s, ${memory}`);
}
