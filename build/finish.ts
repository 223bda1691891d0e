/**
 * After the router's prerender: turns its output into what a host delivers. Each step rests on patterns in that output and
 * fails loudly when one is missing, so a new version of the router cannot pass unnoticed.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blog } from '../content/pages/blog.ts';
import { career } from '../content/pages/career.ts';
import { portfolio } from '../content/pages/portfolio.ts';
import { site } from '../content/site.ts';
import { loadEnv } from 'vite';
import { compressFiles } from './pages/compress.ts';
import { writeDiscovery } from './pages/discovery.ts';
import { finishPage } from './pages/page.ts';
import { writeHeaders } from './pages/headers.ts';
import { writePreviews } from './social/write.ts';
import { usedStyles } from './pages/used-styles.ts';

const folder = 'dist/client';
/** What the bundler has read too: the environment and a file .env. */
const { VITE_FORM_ENDPOINT: endpoint, SITE_URL: siteUrl = site.url } = loadEnv('production', '.', ['VITE_', 'SITE_URL']);
const outside = {
  connect: endpoint ? [new URL(endpoint, 'http://self').origin].filter((origin) => origin !== 'http://self') : [],
  frame: [new URL(site.map.embed).origin],
};

await rename(join(folder, '__spa-fallback.html'), join(folder, '404.html'));
await decodeNames(folder);
await writeLookupFailures();

const files = await readdir(folder, { recursive: true });
const manifest = files.find((file) => /^assets\/manifest-.*\.js$/.test(file));
const sheet = manifest && /assets\/style-[\w-]+\.css/.exec(await readFile(join(folder, manifest), 'utf8'))?.[0];
if (!sheet) throw new Error('build/finish.ts: the router’s manifest names no style sheet');
// The bundler may put a component's rules first; the layers' order must not hang on that.
const styles = `@layer base,ui;${(await readFile(join(folder, sheet), 'utf8')).trim()}`;
for (const other of files) if (/^assets\/style-.*\.css$/.test(other) && other !== sheet) await rm(join(folder, other));
await writeFile(join(folder, sheet), styles);
const stylesOf = usedStyles(styles);

const starts = new Map<string, string>();
for (const file of files) {
  const path = join(folder, file);
  if (file.endsWith('.data')) await rm(path);
  if (!file.endsWith('.html')) continue;
  const page = await readFile(path, 'utf8');
  // The page for unknown addresses becomes another screen when the app starts, so it carries everything.
  const own = file.endsWith('404.html') ? styles : stylesOf(page);
  await writeFile(path, finishPage(page, file, { own, sheet: `/${sheet}` }, starts, outside));
}
for (const [file, script] of starts) await writeFile(join(folder, file), script);
const pages = files.filter((file) => file.endsWith('.html'));
await writeDiscovery(folder, pages, siteUrl);
await writePreviews(folder, pages, siteUrl);
await writeHeaders(folder);
await compressFiles(folder);

/** An unknown post, project or job says what it is before the app has started, and without it: a 404 page for each of their folders. */
async function writeLookupFailures(): Promise<void> {
  const page = await readFile(join(folder, '404.html'), 'utf8');
  const texts = { 'company/blog': blog.notFound, portfolio: portfolio.notFound, 'company/career/circular': career.circular.notFound };
  for (const [place, text] of Object.entries(texts)) {
    const failure = page.replace(
      /(<main[^>]*>)[^]*?(<\/main>)/,
      `$1<section class="section"><div class="wrap"><h1>${text}</h1></div></section>$2`,
    );
    if (failure === page) throw new Error('build/finish.ts: 404.html has no main part');
    await mkdir(join(folder, place), { recursive: true });
    await writeFile(join(folder, place, '404.html'), failure);
  }
}

/** The prerender writes folders percent-encoded; hosts look for the decoded names. */
async function decodeNames(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const name = decodeURIComponent(entry.name);
    if (name !== entry.name) await rename(join(directory, entry.name), join(directory, name));
    if (entry.isDirectory()) await decodeNames(join(directory, name));
  }
}
