/**
 * Writes the pages of the entries, on all processors. The router's own prerender has one and takes several times as long. A page
 * of the last build stays if everything that decides about it is the same (docs/decisions/0023).
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { collections } from '../content/addresses.ts';
import type { Content } from '../content/read.ts';
import type { DataNames } from '../content/write-data.ts';
import { buildFolder, releasedFolder, serverFolder, siteFolder } from '../folders.ts';
import type { EntryKey } from '../structured-data/structured-data.ts';
import { readKeptRecord } from '../kept-record.ts';
import { digest, digestOfFiles } from '../recipe.ts';
import { inThreads } from '../threads.ts';
import { writeWhole } from '../write-whole.ts';
import type { FinisherSettings } from './finisher.ts';
import type { PageFacts } from './page-facts.ts';

/** Whatever decides about a page besides the router's build, its settings and the entry. */
const recipe = ['build/pages/*.ts', 'build/structured-data/*.ts', 'content/**/*.ts', 'server/site/*.ts', 'package-lock.json'];

/**
 * What is known of a page that was written: the digest of all that decides about it, that of its text, the size (in bytes) and the
 * time (in ms since 1970) of its file, and what other files need.
 */
const Known = v.object({
  input: v.string(),
  output: v.string(),
  size: v.number(),
  time: v.number(),
  start: v.string(),
  canonical: v.optional(v.string()),
  shared: v.object({ title: v.string(), url: v.string(), image: v.string(), width: v.number(), height: v.number() }),
});
const Record = v.record(v.string(), Known);
export type KnownPage = v.InferOutput<typeof Known>;

/** A page to write: its encoded address, and the files of its addresses. `known` is that of the last build, if it may stay. */
export type EntryPage = { address: string; files: string[]; entry: EntryKey; input: string; known: KnownPage | undefined };

/** With the folders of the server's build, of the new site and of the last one. */
export type EntryPageSettings = FinisherSettings & { server: string; site: string; released: string };

/**
 * @param names - those of the entries' data, which have a digest in them.
 * @param startScripts - those of the pages that are written: the page for unknown entries of each kind is one.
 */
export async function writeEntryPages(
  content: Content,
  settings: FinisherSettings,
  names: DataNames['entries'],
  startScripts: ReadonlyMap<string, string>,
): Promise<PageFacts[]> {
  const recordFile = join(buildFolder, 'entry-pages.json');
  const record = (await readKeptRecord(recordFile, Record)) ?? {};
  // As a digest, because the settings have the whole style sheet, and each page's input is hashed anew.
  const code = digest(JSON.stringify([settings, digestOfFiles([...recipe, join(serverFolder, '**/*.js')])]));
  const pages = collections(content).flatMap(({ name, addressOf, entries }) =>
    entries.map(({ file, key, keys, data }): EntryPage => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `name` and `data` are of one collection
      const entry = { collection: name, key, data } as EntryKey;
      const files = keys.map((each) => fileOf(addressOf(each)));
      const input = digest(JSON.stringify([code, entry, files, names[file]]));
      const known = record[files[0] ?? ''];
      return { address: addressOf(key), files, entry, input, known: known?.input === input ? known : undefined };
    }),
  );
  const folders = new Set(pages.flatMap(({ files }) => files.map(dirname)));
  for (const folder of folders) await mkdir(join(siteFolder, folder), { recursive: true });
  const threads: EntryPageSettings = { ...settings, server: serverFolder, site: siteFolder, released: releasedFolder };
  const written = (await inThreads<KnownPage[]>(new URL('entry-worker.ts', import.meta.url), threads, pages)).flat();
  const facts = pages.flatMap(({ files: [file = ''] }, i) => {
    const page = written[i];
    if (!page || !startScripts.has(page.start)) throw new Error(`${file}: its app begins otherwise than those of the other pages`);
    record[file] = page;
    return { file, canonical: page.canonical, shared: page.shared };
  });
  await writeWhole(recordFile, JSON.stringify(Object.fromEntries(facts.map(({ file }) => [file, record[file]]))));
  return facts;
}

/** The file of the page at an encoded address. */
function fileOf(address: string): string {
  return `${address.slice(1).split('/').map(decodeURIComponent).join('/')}.html`;
}
