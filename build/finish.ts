/**
 * Runs after the router's prerender and turns its output into the site that a host delivers. The steps depend on details of
 * that output. A step that does not find what it needs stops the build with a message, so that a new version of the router
 * cannot break the site unnoticed.
 */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { site } from '#content/site.ts';
import { readContent } from './content/read.ts';
import { entriesFolder, siteFolder as folder } from './folders.ts';
import { writeDiscovery } from './pages/discovery.ts';
import { writeHeaders } from './pages/headers.ts';
import { parsePage, writePage } from './pages/html.ts';
import { readFacts, type PageFacts } from './pages/page-facts.ts';
import { classesOf, finishPage } from './pages/page.ts';
import { usedStyles } from './pages/used-styles.ts';
import { writePreviews } from './social/write.ts';

/** The environment and the file .env, as the bundler has read them. */
const { VITE_FORM_ENDPOINT: endpoint, SITE_URL: siteUrl = site.url } = loadEnv('production', '.', ['VITE_', 'SITE_URL']);
/** Other origins that a page may connect to or show in a frame. */
const externalOrigins = {
  connect: endpoint ? [new URL(endpoint, 'http://self').origin].filter((origin) => origin !== 'http://self') : [],
  frame: [new URL(site.map.embed).origin],
};

await rename(join(folder, '__spa-fallback.html'), join(folder, '404.html'));
await decodeNames(folder);
await moveLookupFailures();

const files = await readdir(folder, { recursive: true });
const { sheet, styles } = await readStyles();
const stylesOf = usedStyles(styles);
const startScripts = new Map<string, string>();
const pages: PageFacts[] = [];
for (const file of files) {
  const path = join(folder, file);
  if (file.endsWith('.data')) await rm(path);
  if (!file.endsWith('.html')) continue;
  const page = parsePage(await readFile(path, 'utf8'), file);
  // 404.html answers unknown addresses. When the app starts it may show any screen there, so the page contains all styles.
  const pageStyles = file === '404.html' ? styles : stylesOf(classesOf(page));
  finishPage(page, file, { own: pageStyles, sheet: `/${sheet}` }, startScripts, externalOrigins);
  pages.push(readFacts(page, file));
  await writeFile(path, writePage(page));
}
for (const [file, script] of startScripts) await writeFile(join(folder, file), script);
const content = await readContent(entriesFolder);
await writeDiscovery(folder, pages, content, siteUrl);
await writePreviews(folder, pages, content, siteUrl);
await writeHeaders(folder);

/** The prerender writes percent-encoded folder names; hosts look for the decoded names. */
async function decodeNames(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const name = decodeURIComponent(entry.name);
    if (name !== entry.name) await rename(join(directory, entry.name), join(directory, name));
    if (entry.isDirectory()) await decodeNames(join(directory, name));
  }
}

/**
 * The pages for unknown posts, projects and jobs are prerendered at `…/404` (build/content/paths.ts). Each is moved to where
 * hosts look for it: `404.html` in the folder of its list.
 */
async function moveLookupFailures(): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.replaceAll('\\', '/').endsWith('/404/index.html')) continue;
    const errorFolder = dirname(join(folder, file));
    await rename(join(folder, file), `${errorFolder}.html`);
    await rm(errorFolder, { recursive: true });
  }
}

/** The name and text of the client build's one style sheet. Style sheets of the server build are deleted. */
async function readStyles(): Promise<{ sheet: string; styles: string }> {
  const manifest = files.find((file) => /^assets.manifest-.*\.js$/.test(file));
  const name = manifest && /assets\/style-[\w-]+\.css/.exec(await readFile(join(folder, manifest), 'utf8'))?.[0];
  if (!name) throw new Error('build/finish.ts: the router’s manifest names no style sheet');
  for (const file of files) if (/^assets.style-.*\.css$/.test(file) && join(file) !== join(name)) await rm(join(folder, file));
  // The bundler may put a component's rules first. Declared here, the order of the layers does not depend on that.
  const text = `@layer base,ui;${(await readFile(join(folder, name), 'utf8')).trim()}`;
  await writeFile(join(folder, name), text);
  return { sheet: name, styles: text };
}
