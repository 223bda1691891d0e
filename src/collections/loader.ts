/** Loads the entries of content/ into Astro's collections. */
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { ContentError } from '#content/content-error.ts';
import { keysOf } from './addresses.ts';
import { edgeOf, pictureImports, readSiteContent, type SiteContent } from './site-content.ts';
import { type AnyEntry, type CollectionName, collectionNames } from './table.ts';

type DataEntry = Parameters<LoaderContext['store']['set']>[0];

/** Of an adult. */
const wordsPerMinute = 220;

/** One reading for all collections, which Astro loads at once. */
let reading: ReturnType<typeof readEntries> | undefined;

async function readEntries(drafts: boolean): Promise<SiteContent & { edges: ReadonlyMap<AnyEntry, string | undefined> }> {
  const read = await readSiteContent(undefined, { drafts });
  const edges = collectionNames.flatMap((name) => {
    const entries: readonly AnyEntry[] = read.content[name];
    return entries.map(async (entry) => [entry, await edgeOf(name, entry)] as const);
  });
  return { ...read, edges: new Map(await Promise.all(edges)) };
}

/** The collection's entries, newest first. In development, where Astro watches, also those that are not published yet. */
export function entryLoader(collection: CollectionName): Loader {
  return {
    name: 'entries',
    async load(context) {
      const { store, config, watcher } = context;
      reading ??= readEntries(watcher !== undefined).finally(() => (reading = undefined));
      const { content, texts, edges } = await (watcher ? reading : reading.catch(endCommand));
      const root = fileURLToPath(config.root);
      const entries: readonly AnyEntry[] = content[collection];
      const keys = keysOf(collection, entries);
      const loaded: DataEntry[] = [];
      for (const [place, entry] of entries.entries()) {
        const { slug, data: fields } = entry;
        const text = texts.get(entry);
        if (!text) throw new Error(`${entry.file} has no text`);
        const filePath = resolve(join(entry.folder, basename(entry.file)));
        const minutes = Math.max(1, Math.round(text.words / wordsPerMinute));
        const found = { place, key: keys[place], minutes, edge: edges.get(entry), fields, pictures: pictureImports(entry) };
        const data = await context.parseData({ id: slug, filePath, data: found });
        loaded.push({
          id: slug,
          filePath: relative(root, filePath),
          data,
          digest: context.generateDigest(JSON.stringify([data, text.html])),
          rendered: { html: text.html, metadata: { imagePaths: text.imagePaths } },
          assetImports: text.imagePaths,
        });
      }
      // All at once: a page that is asked for meanwhile shows what was there before. Nothing above waits for a file, so that the
      // collections change together too: between two changes, Astro may write a list of pictures that it never corrects.
      store.clear();
      for (const entry of loaded) store.set(entry);
    },
  };
}

/** In a build, where nobody waits for a correction: thrown, the sentences would come with Astro's stack trace. */
function endCommand(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  // oxlint-disable-next-line no-console -- a command speaks to its terminal
  console.error(error.message);
  process.exit(1);
}
