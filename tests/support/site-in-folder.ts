/** The tests' site in a folder of its domain, on a server that answers as GitHub Pages does (docs/decisions/0016). */
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { moveIntoFolder } from '#build/hosts/folder.ts';
import { fixture } from './sites.ts';

export const siteFolder = '/my-site';

/** Copies the built site and moves it. To be deleted afterwards. */
export async function makeSiteInFolder(): Promise<string> {
  const site = mkdtempSync(join(tmpdir(), 'site-in-folder-'));
  cpSync(fixture.folder, site, { recursive: true });
  await moveIntoFolder(site, siteFolder);
  return site;
}

/** `missing` are the paths that were asked for and are not there; after `cut` nothing is answered any longer. */
type ServedSite = { origin: string; missing: string[]; cut: () => void };

/** Serves it for the time of `use`. */
export async function withSiteInFolder(use: (site: ServedSite) => Promise<void>): Promise<void> {
  const site = await makeSiteInFolder();
  const missing: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const name = path.startsWith(`${siteFolder}/`) ? path.slice(siteFolder.length + 1) || 'index.html' : '404.html';
    const found = [name, `${name}.html`].find((file) => file !== '404.html' && /\.\w+$/.test(file) && existsSync(join(site, file)));
    if (found === undefined) missing.push(path);
    const file = found ?? '404.html';
    response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': getMimeType(file) ?? '' });
    response.end(readFileSync(join(site, file)));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  function cut(): void {
    server.close();
    server.closeAllConnections();
  }
  try {
    await use({ origin: `http://localhost:${address.port}`, missing, cut });
  } finally {
    cut();
    rmSync(site, { recursive: true, force: true });
  }
}
