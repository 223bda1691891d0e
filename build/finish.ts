/**
 * After the router's prerender: turns its output into what a host delivers. Each step rests on the router's output and
 * stops the build with a sentence when it does not find what it needs, so a new version of the router cannot pass unnoticed.
 */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { site } from '#content/site.ts';
import { compressFiles } from './pages/compress.ts';
import { writeDiscovery } from './pages/discovery.ts';
import { writeHeaders } from './pages/headers.ts';
import { parsePage, writePage } from './pages/html.ts';
import { readFacts, type PageFacts } from './pages/page-facts.ts';
import { classesOf, finishPage } from './pages/page.ts';
import { usedStyles } from './pages/used-styles.ts';
import { writePreviews } from './social/write.ts';

const folder = 'dist/client';
/** What the bundler has read too: the environment and a file .env. */
const { VITE_FORM_ENDPOINT: endpoint, SITE_URL: siteUrl = site.url } = loadEnv('production', '.', ['VITE_', 'SITE_URL']);
const outside = {
  connect: endpoint ? [new URL(endpoint, 'http://self').origin].filter((origin) => origin !== 'http://self') : [],
  frame: [new URL(site.map.embed).origin],
};

await rename(join(folder, '__spa-fallback.html'), join(folder, '404.html'));
await decodeNames(folder);
await placeLookupFailures();

const files = await readdir(folder, { recursive: true });
const { sheet, styles } = await readStyles();
const stylesOf = usedStyles(styles);
const starts = new Map<string, string>();
const pages: PageFacts[] = [];
for (const file of files) {
  const path = join(folder, file);
  if (file.endsWith('.data')) await rm(path);
  if (!file.endsWith('.html')) continue;
  const page = parsePage(await readFile(path, 'utf8'), file);
  // The page for unknown addresses becomes another screen when the app starts, so it carries all styles.
  const own = file === '404.html' ? styles : stylesOf(classesOf(page));
  finishPage(page, file, { own, sheet: `/${sheet}` }, starts, outside);
  pages.push(readFacts(page, file));
  await writeFile(path, writePage(page));
}
for (const [file, script] of starts) await writeFile(join(folder, file), script);
await writeDiscovery(folder, pages, siteUrl);
await writePreviews(folder, pages, siteUrl);
await writeHeaders(folder);
await compressFiles(folder);

/** The prerender writes folders percent-encoded; hosts look for the decoded names. */
async function decodeNames(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const name = decodeURIComponent(entry.name);
    if (name !== entry.name) await rename(join(directory, entry.name), join(directory, name));
    if (entry.isDirectory()) await decodeNames(join(directory, name));
  }
}

/** The page for unknown posts, projects or jobs is prerendered at `…/404` (build/content/paths.ts). Hosts look for it as the 404 page of its folder. */
async function placeLookupFailures(): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.replaceAll('\\', '/').endsWith('/404/index.html')) continue;
    const place = dirname(join(folder, file));
    await rename(join(folder, file), `${place}.html`);
    await rm(place, { recursive: true });
  }
}

/** The one style sheet of the client's build. Sheets of the server's build are deleted. */
async function readStyles(): Promise<{ sheet: string; styles: string }> {
  const manifest = files.find((file) => /^assets.manifest-.*\.js$/.test(file));
  const found = manifest && /assets\/style-[\w-]+\.css/.exec(await readFile(join(folder, manifest), 'utf8'))?.[0];
  if (!found) throw new Error('build/finish.ts: the router’s manifest names no style sheet');
  for (const file of files) if (/^assets.style-.*\.css$/.test(file) && join(file) !== join(found)) await rm(join(folder, file));
  // The bundler may put a component's rules first; the order of the layers must not depend on that.
  const text = `@layer base,ui;${(await readFile(join(folder, found), 'utf8')).trim()}`;
  await writeFile(join(folder, found), text);
  return { sheet: found, styles: text };
}
