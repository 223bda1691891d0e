/** What the service worker fetches ahead, in an idle moment of the first visit. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes as they are kept. The worker has room for more (app/offline/worker.ts): that is for what the visitor opens. */
const limit = 2_000_000;

/** What a page needs to work, with the tiles in its styles (build/drawings/tiles.ts), all of them together a few kB. */
const partInPage = /\/assets\/[\w.-]+\.(?:js|css|woff2|webp(?=\)))/g;
/** What it draws in its markup. Pictures of pixels would be most of it. */
const drawingInPage = /\/assets\/[\w.-]+\.svg/g;

/** A module that another one imports. */
const moduleInModule = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The address of an entry's page, decoded, and the files by which the app shows it. */
export type EntryAhead = { page: string; data: readonly string[] };
/** The files of data that the app needs to show a page as it is used, and the entries to which it links. */
export type DataAhead = { own: readonly string[]; entries: readonly EntryAhead[] };

/**
 * The addresses of these pages and of all that they need, each file before the pages that need it; and as far as there is room,
 * in this order, of their data, of what shows the entries to which they link, and of drawings. Says so when a page does not fit.
 */
export async function filesAhead(
  folder: string,
  paths: readonly string[],
  dataOf: (path: string, html: string) => DataAhead,
): Promise<string[]> {
  const chosen = new Set<string>();
  const drawings = new Set<string>();
  let bytes = 0;
  async function choose(addresses: readonly string[]): Promise<boolean> {
    const added = [...new Set(addresses)].filter((address) => !chosen.has(address));
    const sizes = await Promise.all(added.map((address) => keptSize(fileOf(folder, address))));
    const more = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes + more > limit) return false;
    bytes += more;
    for (const address of added) chosen.add(address);
    return true;
  }

  const linked = new Map<string, EntryAhead>();
  const data: (readonly string[])[] = [];
  for (const path of paths) {
    const html = await readFile(fileOf(folder, path), 'utf8');
    if (!(await choose([...(await partsOf(folder, html)), path]))) {
      console.warn(
        `${path} does not fit into the ${limit} bytes that are fetched ahead: without a connection it opens only after a visit.`,
      );
      continue;
    }
    const { own, entries } = dataOf(path, html);
    data.push(own);
    for (const entry of entries) linked.set(entry.page, entry);
    for (const [drawing] of html.matchAll(drawingInPage)) drawings.add(drawing);
  }
  for (const files of data) await choose(files);
  for (const entry of linked.values()) {
    const html = await readFile(fileOf(folder, entry.page), 'utf8');
    await choose([...(await partsOf(folder, html)), ...entry.data]);
  }
  for (const drawing of drawings) await choose([drawing]);
  return [...chosen];
}

/** The files that a page needs to work: those that it names, and the modules that these import, now or later. */
async function partsOf(folder: string, html: string): Promise<Set<string>> {
  const files = new Set([...html.matchAll(partInPage)].map(([file]) => file));
  // The set grows while it is read.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    for (const [, name = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(moduleInModule)) files.add(`/assets/${name}`);
  }
  return files;
}

/** Bytes of a file as the worker keeps it: a page is compressed. */
async function keptSize(file: string): Promise<number> {
  return file.endsWith('.html') ? gzipSync(await readFile(file)).length : (await stat(file)).size;
}

/** The file at an address: a page’s has the name of the page. */
export function fileOf(folder: string, address: string): string {
  return join(folder, /^\/(?:assets|data)\//.test(address) ? address : address === '/' ? 'index.html' : `${address}.html`);
}
