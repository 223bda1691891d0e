/** The collections of content/, as the pages get them (src/data/entries.ts). */
import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { entryLoader } from '#collections/loader.ts';
import { type CollectionName, collectionNames, table } from '#collections/table.ts';

/**
 * `place` is that in the list, from 0, newest first; `key` the last segment of the address, `minutes` the reading time, `edge` the
 * colour at the left edge of the picture that the table names; `pictures` are by the names of the fields.
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
        pictures: z.record(z.string(), image()),
      }),
  });

function schemaOf<Name extends CollectionName>(name: Name): (typeof table)[Name]['schema'] {
  return table[name].schema;
}

type Collections = { [Name in CollectionName]: ReturnType<typeof define<Name>> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of each name
export const collections = Object.fromEntries(collectionNames.map((name) => [name, define(name)])) as Collections;
