/**
 * A site in a folder of its domain, such as `https://user.github.io/repo`. All is built for the root; this puts the folder
 * before every address in the finished pages and files, so that a site at the root carries nothing for it.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pattern } from './redirects.ts';

/** The folder in the site's public address: `/repo`, or nothing. */
export function folderOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

/** Whether a finished site is at the root of its domain; false too where there is none. */
export async function isAtRoot(site: string): Promise<boolean> {
  const manifest = await readFile(join(site, 'manifest.json'), 'utf8').catch(() => '');
  return manifest.includes('"start_url":"/"');
}

/** Changes all files of the site. To be called when everything is written. */
export async function moveIntoFolder(site: string, folder: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const ownNames = files.filter(({ parentPath, name }) => parentPath === site && /\.(?!html)\w+$/.test(name)).map(({ name }) => name);
  const inFolder = mover(folder, ownNames);
  for (const { parentPath, name } of files) {
    // The service worker's addresses begin at its own place (app/offline/kept.ts).
    if (!['.html', '.js', '.css', '.json'].includes(extname(name)) || name === 'sw.js') continue;
    const path = join(parentPath, name);
    const text = await readFile(path, 'utf8');
    // A file of its own: the one that is there may have a second name, in the site that is being served.
    await rm(path);
    await writeFile(path, name.endsWith('.html') ? movePage(text, folder, inFolder) : inFolder(text));
  }
}

/**
 * Puts the folder before addresses: those of files wherever they stand in quotes, brackets or lists, and those of pages in
 * attributes. The app's own links are without: the router adds its `basename`.
 */
function mover(folder: string, names: readonly string[]): (text: string) => string {
  const files = `(?:assets|data|social)/|(?:${names.map(pattern).join('|')})(?![\\w/.])`;
  const address = new RegExp(
    `(?<=["'\`(])/(?=${files})|(?<=[\\s,])/(?=assets/)|(?<=\\b(?:href|src|action)=\\\\*["'])/(?!/|api/)|(?<="start_url":")/|(?<="0; url=)/`,
    'g',
  );
  return (text) => text.replaceAll(address, `${folder}/`);
}

/** The policy names scripts and styles by their digests, so these change too. */
function movePage(html: string, folder: string, inFolder: (text: string) => string): string {
  const moved = inFolder(html).replace('__reactRouterContext = {"basename":"/"', `__reactRouterContext = {"basename":"${folder}/"`);
  const [before, after] = [digests(html), digests(moved)];
  return before.reduce((text, digest, i) => text.replaceAll(digest, after[i] ?? digest), moved);
}

function digests(html: string): string[] {
  const texts = [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => text);
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
