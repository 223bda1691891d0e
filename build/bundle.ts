/**
 * The router's build: the app for browsers, the app that renders pages, and the pages of fixed addresses. While nothing has changed
 * but entries, the bundle of the last build stays, and only these pages are rendered anew (docs/decisions/0023).
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { buildFolder, serverFolder, siteFolder } from './folders.ts';

/** Whatever decides about the bundle: code, typed records, the drawings and facts that the first step has made of them, settings. */
const sources = [
  '{app,art,build,content,server}/**/*.{ts,tsx,css,svg,woff2}',
  'generated/*.ts',
  'generated/{fonts,pictures,woven}/**',
  '*.{ts,json}',
];

const next = dirname(siteFolder);
const kept = join(buildFolder, 'bundle');
/** Written last, so that a copy which is not whole has none. */
const inputsFile = join(buildFolder, 'bundle-inputs');

const inputs = digestOfInputs();
if ((await readFile(inputsFile, 'utf8').catch(() => '')) === inputs) {
  await rm(next, { recursive: true, force: true });
  await cp(kept, next, { recursive: true });
  await renderPages();
} else {
  await rm(inputsFile, { force: true });
  await rm(kept, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) {
    await cp(next, kept, { recursive: true });
    await writeFile(inputsFile, inputs);
  }
}

function digestOfInputs(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.env.NODE_OPTIONS ?? '', loadEnv('production', '.', ['VITE_', 'SITE_URL'])]));
  for (const file of globSync(sources).toSorted()) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('base64url');
}

/** The pages of the last build, with the entries as they are now. */
async function renderPages(): Promise<void> {
  // React and the router choose their production version when they are imported.
  process.env.NODE_ENV = 'production';
  const { renderer } = await import('./pages/render.ts');
  const render = await renderer(serverFolder);
  for (const file of await readdir(siteFolder, { recursive: true })) {
    if (basename(file) !== 'index.html') continue;
    const address = `/${dirname(file).replaceAll('\\', '/')}`.replace(/^\/\.$/, '/');
    await writeFile(join(siteFolder, file), await render(encodeURI(address)));
  }
}
