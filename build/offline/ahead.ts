/** What the service worker fetches ahead, in an idle moment of the first visit. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Bytes, not compressed, as browsers keep them. The worker has room for more (app/offline/worker.ts): that is for what the
 * visitor opens.
 */
const limit = 2_400_000;

/** What a page needs to work, and what it draws, in its markup, styles and scripts. Pictures of pixels would be most of it. */
const partInPage = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
const drawingInPage = /\/assets\/[\w.-]+\.svg/g;

/** A module that another one imports, in a list of entries after its key: of those a page needs the ones that it names. */
const moduleInModule = /(?:\[(["'`])(.+?)\1,[()=>\w]*import\()?["'`]\.\/([\w.-]+\.js)["'`]/g;

/**
 * The addresses of these pages and of all that they need, each file before the pages that need it, and of drawings as far as
 * there is room. A page that would not fit into the limit is left out with what only it needs.
 */
export async function filesAhead(folder: string, paths: readonly string[]): Promise<string[]> {
  const chosen = new Set<string>();
  const drawings = new Set<string>();
  let bytes = 0;
  async function choose(addresses: string[]): Promise<boolean> {
    const added = addresses.filter((address) => !chosen.has(address));
    const sizes = await Promise.all(added.map(async (address) => (await stat(fileOf(folder, address))).size));
    const more = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes + more > limit) return false;
    bytes += more;
    for (const address of added) chosen.add(address);
    return true;
  }

  for (const path of paths) {
    const html = await readFile(fileOf(folder, path), 'utf8');
    if (!(await choose([...(await partsOf(folder, html)), path]))) continue;
    for (const [drawing] of html.matchAll(drawingInPage)) drawings.add(drawing);
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
    for (const [, , key, name = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(moduleInModule)) {
      if (key === undefined || html.includes(key)) files.add(`/assets/${name}`);
    }
  }
  return files;
}

/** The file at an address: a page’s has the name of the page. */
export function fileOf(folder: string, address: string): string {
  return join(folder, address.startsWith('/assets/') ? address : address === '/' ? 'index.html' : `${address}.html`);
}
