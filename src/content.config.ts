/** The collections of content/, as the pages get them (src/data/entries.ts). */
import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { keysOf } from '#collections/addresses.ts';
import { readSiteContent } from '#collections/site-content.ts';
import { type CollectionName, collectionNames, table } from '#collections/table.ts';
import { ContentError } from '#content/content-error.ts';

/** Of an adult. */
const wordsPerMinute = 220;

/**
 * `place` is that in the list, from 0, newest first; `key` the last segment of the address, `minutes` the reading time, `edge` the
 * colour at the left edge of the picture that the table names; `pictures` are by the names of the fields, in pixels, with the part
 * that a phone shows.
 */
const define = <Name extends CollectionName>(name: Name) =>
  defineCollection({
    loader: entryLoader(name),
    schema: ({ image }) =>
      z.object({
        place: z.number(),
        key: z.string(),
        minutes: z.number(),
        edge: z.string().optional(),
        fields: schemaOf(name),
        pictures: z.record(z.string(), z.object({ source: image(), width: z.number(), height: z.number(), phone: area.optional() })),
      }),
  });

const area = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

function schemaOf<Name extends CollectionName>(name: Name): (typeof table)[Name]['schema'] {
  return table[name].schema;
}

/** One reading for all collections, which Astro loads at once. */
let reading: ReturnType<typeof readSiteContent> | undefined;

/** The collection's entries, newest first. In development, where Astro watches, also those that are not published yet. */
function entryLoader(name: CollectionName): Loader {
  return {
    name: 'entries',
    async load(context) {
      const { store, watcher, refreshContextData } = context;
      if (refreshContextData) refreshContextData['isRead'] = true;
      reading ??= readSiteContent({ drafts: watcher !== undefined }).finally(() => (reading = undefined));
      const { content, texts } = await (watcher ? reading : reading.catch(endCommand));
      const keys = keysOf(name, content[name]);
      const loaded = content[name].map(async (entry, place) => {
        const { file: filePath, slug: id, data: fields } = entry;
        const text = texts.get(entry);
        if (!text) throw new Error(`${filePath} has no text`);
        const { html, imagePaths, words, edge, named } = text;
        const pictures = Object.fromEntries(
          Object.entries(named).map(([field, { file, ...picture }]) => [field, { source: `./${file}`, ...picture }]),
        );
        const minutes = Math.max(1, Math.round(words / wordsPerMinute));
        const data = await context.parseData({ id, filePath, data: { place, key: keys[place], minutes, edge, fields, pictures } });
        const digest = context.generateDigest(JSON.stringify([data, html]));
        return { id, filePath, data, digest, rendered: { html, metadata: { imagePaths } }, assetImports: imagePaths };
      });
      // All at once: a page that is asked for meanwhile shows what was there before. Nothing above waits for a file, so that the
      // collections change together too: between two changes, Astro may write a list of pictures that it never corrects.
      const all = await Promise.all(loaded);
      store.clear();
      for (const entry of all) store.set(entry);
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

type Collections = { [Name in CollectionName]: ReturnType<typeof define<Name>> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of each name
export const collections = Object.fromEntries(collectionNames.map((name) => [name, define(name)])) as Collections;
