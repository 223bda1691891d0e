/** What the build writes of the entries for the app (build/content/write-data.ts), read as the app does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { jsonIn } from '#lib/data-module.ts';
import { hash } from '#lib/hash.ts';

export type Collection = 'blog' | 'projects' | 'jobs';

const Card = v.looseObject({ key: v.string() });
const List = v.object({ cards: v.array(Card), total: v.number(), rest: v.nullable(v.string()), all: v.nullable(v.string()) });
const Part = v.object({ cards: v.array(Card), rest: v.nullable(v.string()) });
const Addresses = v.record(v.string(), v.string());

/** @param site - a built site, or the folder of its public files. */
export function dataFiles(site: string) {
  const [folder = ''] = readdirSync(join(site, 'data'));
  const textOf = (address: string) => jsonIn(readFileSync(join(site, address), 'utf8'));
  const current = (name: string) => `/data/${folder}/${name}.js`;
  const list = (name: Collection) => v.parse(List, JSON.parse(textOf(current(name))));
  const keyFilesRead = new Map<Collection, readonly v.InferOutput<typeof Addresses>[]>();
  const keyFiles = (name: Collection) => {
    const files =
      keyFilesRead.get(name) ??
      readdirSync(join(site, 'data', folder))
        .filter((file) => file.startsWith(`${name}-keys-`))
        .map((_, i) => v.parse(Addresses, JSON.parse(textOf(current(`${name}-keys-${i}`)))));
    keyFilesRead.set(name, files);
    return files;
  };
  return {
    list,
    /** The JSON of a module that has no digest in its name. */
    textOfCurrent: (name: string) => textOf(current(name)),
    /** The cards after those of the list's first view, part by part. */
    parts(name: Collection): string[][] {
      const parts: string[][] = [];
      for (let { rest } = list(name); rest !== null;) {
        const part = v.parse(Part, JSON.parse(textOf(rest)));
        parts.push(part.cards.map(({ key }) => key));
        ({ rest } = part);
      }
      return parts;
    },
    /** All cards in one: what a filter and the search look through. */
    all(name: 'blog' | 'projects'): string[] {
      const { posts, projects } = v.parse(v.object({ posts: v.string(), projects: v.string() }), JSON.parse(textOf(current('search'))));
      return v.parse(v.array(Card), JSON.parse(textOf(name === 'blog' ? posts : projects))).map(({ key }) => key);
    },
    /** The JSON of the entry with this key; undefined if there is none. */
    entry(name: Collection, key: string): string | undefined {
      const files = keyFiles(name);
      const address = files[hash(key) % files.length]?.[key];
      return address === undefined ? undefined : textOf(address);
    },
    /** Every key by which an entry is found. */
    keys: (name: Collection) => keyFiles(name).flatMap((addresses) => Object.keys(addresses)),
  };
}
