/** Writes /sw.js, and the script that registers it. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { offlinePath } from '#content/pages/offline.ts';
import { collections } from '../content/addresses.ts';
import type { Content } from '../content/read.ts';
import type { DataNames } from '../content/write-data.ts';
import { only, parsePage } from '../pages/html.ts';
import { bundle } from './bundle.ts';
import { type DataAhead, type EntryAhead, fileOf, filesAhead } from './ahead.ts';

/**
 * To be called when all pages are written. The worker is another one whenever a page that it fetches ahead is: browsers compare
 * it by its bytes.
 */
export async function writeWorker(folder: string, content: Content, data: DataNames): Promise<void> {
  const ahead = await filesAhead(folder, [offlinePath, ...(await pagesAhead(folder))], dataOfPages(content, data));
  if (!ahead.includes(offlinePath)) throw new Error('build/offline: the page for a visitor without a connection is too large to be kept');
  const version = createHash('sha256');
  for (const address of ahead) version.update(await readFile(fileOf(folder, address)));
  const worker = await bundle('worker', { ahead, offlinePath });
  await writeFile(join(folder, 'sw.js'), `// ${version.digest('base64url')}\n${worker}\n`);
  await writeFile(join(folder, 'register-worker.js'), `${await bundle('register-worker')}\n`);
}

/** The data that the app needs to show a page, and those of the entries that the page links to. */
function dataOfPages(content: Content, { entries, pages }: DataNames): (path: string, html: string) => DataAhead {
  const ofEntries = new Map<string, EntryAhead>();
  for (const { addressOf, entries: list } of collections(content)) {
    for (const { file, keys } of list) {
      const names = entries[file];
      if (!names) continue;
      for (const key of keys) {
        const page = decodeURIComponent(addressOf(key));
        ofEntries.set(page, { page, data: [names.keys, names.data] });
      }
    }
  }
  return (path, html) => {
    const links = selectAll('a[href^="/"]', parsePage(html, path)).map(({ properties }) => decodeURIComponent(String(properties.href)));
    return { own: pages[path] ?? [], entries: links.flatMap((link) => ofEntries.get(link) ?? []) };
  };
}

/** The pages that the offline page lists, those of the menu, and the search, which its header has. */
async function pagesAhead(folder: string): Promise<string[]> {
  const file = fileOf(folder, offlinePath);
  const main = only(parsePage(await readFile(file, 'utf8'), file), 'main', file);
  const links = selectAll('a[href^="/"]', main).map(({ properties }) => String(properties.href));
  return [...new Set(['/', '/search', ...links])];
}
