/**
 * Runs after the router's prerender and turns its output into the site that a host delivers. The steps depend on details of
 * that output. A step that does not find what it needs stops the build with a message, so that a new version of the router
 * cannot break the site unnoticed.
 */
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { map } from '#content/elsewhere.ts';
import { offlinePath } from '#content/pages/offline.ts';
import { readDataNames } from './content/write-data.ts';
import { readPrepared } from './content/prepared.ts';
import { redirects } from './content/redirects.ts';
import { generatedFolder, releasedFolder, siteFolder as folder } from './folders.ts';
import { folderOf, isAtRoot, moveIntoFolder } from './hosts/folder.ts';
import { writeHostFiles } from './hosts/write.ts';
import { bundle } from './offline/bundle.ts';
import { writeWorker } from './offline/write-worker.ts';
import { placePublicFiles } from './place-public-files.ts';
import { writeDiscovery } from './pages/discovery.ts';
import { writeHeaders } from './pages/headers.ts';
import { writeEntryPages } from './pages/entry-pages.ts';
import { Finisher, type FinisherSettings } from './pages/finisher.ts';
import { parsePage } from './pages/html.ts';
import { frameClasses } from './pages/page.ts';
import type { PageFacts } from './pages/page-facts.ts';
import { slimManifest } from './pages/slim-manifest.ts';
import { writeSecurityTxt } from './pages/security-txt.ts';
import { remainingStyles } from './pages/used-styles.ts';
import { digest } from './recipe.ts';
import { readSiteUrl } from './site-url.ts';
import { writePreviews } from './social/write.ts';

/** The environment and the file .env, as the bundler has read them. */
const { VITE_FORM_ENDPOINT: endpoint, SITE_URL } = loadEnv('production', '.', ['VITE_', 'SITE_URL']);
const siteUrl = readSiteUrl(SITE_URL);
const siteFolder = folderOf(siteUrl);
/** Other origins that a page may connect to or show in a frame. */
const externalOrigins = {
  connect: endpoint ? [new URL(endpoint, 'http://self').origin].filter((origin) => origin !== 'http://self') : [],
  frame: [new URL(map.embed).origin],
};

await rename(join(folder, '__spa-fallback.html'), join(folder, '404.html'));
await nameByAddress();

const settings: FinisherSettings = { siteUrl, sheet: await splitStyles(), origins: externalOrigins };
const finisher = new Finisher(settings);
const offlinePage = `${offlinePath.slice(1)}.html`;
const offlineScript = await bundle('offline-page', { offlinePath });
const pages: PageFacts[] = [];
for (const file of await filesOf(folder)) {
  const path = join(folder, file);
  if (file.endsWith('.data')) await rm(path);
  if (!file.endsWith('.html')) continue;
  const script = file === offlinePage ? { script: offlineScript } : {};
  const { html, facts } = finisher.finish(await readFile(path, 'utf8'), file, script);
  pages.push(facts);
  await writeFile(path, html);
}
for (const [file, script] of finisher.startScripts) await writeFile(join(folder, file), script);

const content = await readPrepared(generatedFolder);
const data = await readDataNames(generatedFolder);
pages.push(...(await writeEntryPages(content, settings, data.entries, finisher.startScripts)));
// In the files of a site in a folder its addresses stand already.
await placePublicFiles(join(generatedFolder, 'public'), folder, (await isAtRoot(releasedFolder)) ? releasedFolder : undefined);
await writeWorker(folder, content, data);
await writeDiscovery(folder, pages, content, siteUrl);
await writePreviews(folder, pages, content, siteUrl);
await writeSecurityTxt(folder, siteUrl);
await writeHeaders(folder, pages);
await writeHostFiles(folder, await filesOf(folder), redirects(content), siteFolder);
if (siteFolder !== '') await moveIntoFolder(folder, siteFolder);

/** With forward slashes. */
async function filesOf(directory: string): Promise<string[]> {
  return (await readdir(directory, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
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

/**
 * Takes out of the router's list of all screens, which every page loads, what a browser has no use for. Replaces the one style sheet
 * that it names by the file that loads with the app, and gives what the pages need to know of both. Those of the server's build are
 * deleted. The file's name depends on its text, because browsers keep it for a year.
 */
async function splitStyles(): Promise<FinisherSettings['sheet']> {
  const files = (await readdir(join(folder, 'assets'))).map((file) => `assets/${file}`);
  const manifest = join(folder, files.find((file) => /manifest-.*\.js$/.test(file)) ?? '');
  const list = await readFile(manifest, 'utf8');
  const name = /assets\/style-[\w-]+\.css/.exec(list)?.[0];
  if (!name) throw new Error('build/finish.ts: the router’s manifest names no style sheet');
  await writeFile(manifest, slimManifest(list));
  // The bundler may put a component's rules first. Declared here, the order of the layers does not depend on that.
  const text = `@layer base,ui;${(await readFile(join(folder, name), 'utf8')).trim()}`;
  for (const file of files) if (/style-.*\.css$/.test(file)) await rm(join(folder, file));
  const onEveryPage = frameClasses(parsePage(await readFile(join(folder, 'index.html'), 'utf8'), 'index.html'));
  const rest = remainingStyles(text, onEveryPage);
  const address = `/assets/style-${digest(rest).slice(0, 8)}.css`;
  await writeFile(join(folder, address), rest);
  return { text, address, onEveryPage: [...onEveryPage] };
}
