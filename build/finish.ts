/**
 * Runs after the router's prerender and turns its output into the site that a host delivers. The steps depend on details of
 * that output. A step that does not find what it needs stops the build with a message, so that a new version of the router
 * cannot break the site unnoticed.
 */
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { map } from '#content/elsewhere.ts';
import { offlinePath } from './content/addresses.ts';
import { readContent } from './content/read.ts';
import { redirects } from './content/redirects.ts';
import { entriesFolder, siteFolder as folder } from './folders.ts';
import { writeHostFiles } from './hosts/write.ts';
import { bundle } from './offline/bundle.ts';
import { writeWorker } from './offline/write-worker.ts';
import { writeDiscovery } from './pages/discovery.ts';
import { writeHeaders } from './pages/headers.ts';
import { parsePage, writePage } from './pages/html.ts';
import { readFacts, type PageFacts } from './pages/page-facts.ts';
import { classesOf, finishPage, finishPageWithoutApp } from './pages/page.ts';
import { slimManifest } from './pages/slim-manifest.ts';
import { writeSecurityTxt } from './pages/security-txt.ts';
import { readSiteUrl } from './site-url.ts';
import { usedStyles } from './pages/used-styles.ts';
import { writePreviews } from './social/write.ts';
import { structuredData } from './structured-data/structured-data.ts';

/** The environment and the file .env, as the bundler has read them. */
const { VITE_FORM_ENDPOINT: endpoint, SITE_URL } = loadEnv('production', '.', ['VITE_', 'SITE_URL']);
const siteUrl = readSiteUrl(SITE_URL);
/** Other origins that a page may connect to or show in a frame. */
const externalOrigins = {
  connect: endpoint ? [new URL(endpoint, 'http://self').origin].filter((origin) => origin !== 'http://self') : [],
  frame: [new URL(map.embed).origin],
};

await rename(join(folder, '__spa-fallback.html'), join(folder, '404.html'));
await decodeNames(folder);
await nameByAddress();

const files = await readdir(folder, { recursive: true });
const { sheet, styles } = await readStyles();
await writeSlimManifest();
const stylesOf = usedStyles(styles);
const startScripts = new Map<string, string>();
const offlinePage = `${offlinePath.slice(1)}.html`;
const offlineScript = await bundle('offline-page');
const pages: PageFacts[] = [];
const content = await readContent(entriesFolder);
const addStructuredData = structuredData(content, siteUrl);
for (const file of files) {
  const path = join(folder, file);
  if (file.endsWith('.data')) await rm(path);
  if (!file.endsWith('.html')) continue;
  const page = parsePage(await readFile(path, 'utf8'), file);
  // 404.html answers unknown addresses. When the app starts it may show any screen there, so the page contains all styles.
  const pageStyles = file === '404.html' ? styles : stylesOf(classesOf(page));
  if (file === offlinePage) finishPageWithoutApp(page, file, pageStyles, offlineScript, externalOrigins);
  else finishPage(page, file, { own: pageStyles, sheet: `/${sheet}` }, startScripts, externalOrigins);
  const facts = readFacts(page, file);
  addStructuredData(page, facts);
  pages.push(facts);
  await writeFile(path, writePage(page));
}
for (const [file, script] of startScripts) await writeFile(join(folder, file), script);
await writeWorker(folder);
await writeDiscovery(folder, pages, content, siteUrl);
await writePreviews(folder, pages, content, siteUrl);
await writeSecurityTxt(folder, siteUrl);
await writeHeaders(folder, pages);
await writeHostFiles(folder, files, redirects(content));

/** The prerender writes percent-encoded folder names; hosts look for the decoded names. */
async function decodeNames(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const name = decodeURIComponent(entry.name);
    if (name !== entry.name) await rename(join(directory, entry.name), join(directory, name));
    if (entry.isDirectory()) await decodeNames(join(directory, name));
  }
}

/**
 * The page at `/services` becomes `services.html`: with `services/index.html` several hosts redirect to `/services/`, although
 * the address has no slash (docs/decisions/0016). The page for unknown posts, prerendered at `/company/blog/404`
 * (build/content/paths.ts), so becomes `company/blog/404.html`, where hosts look for it; likewise for projects and jobs.
 */
async function nameByAddress(): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const pageFolder = dirname(join(folder, file));
    if (basename(file) !== 'index.html' || file === 'index.html') continue;
    await rename(join(folder, file), `${pageFolder}.html`);
    if ((await readdir(pageFolder)).length === 0) await rmdir(pageFolder);
  }
}

/** The router's list of all screens, which every page loads, without what a browser has no use for. */
async function writeSlimManifest(): Promise<void> {
  const path = join(folder, files.find((file) => /^assets.manifest-.*\.js$/.test(file)) ?? '');
  await writeFile(path, slimManifest(await readFile(path, 'utf8')));
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
