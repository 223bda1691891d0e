/** The keys, titles and addresses of the entries, and where links in texts may lead. */
import { isoDate } from '#content/dates.ts';
import type { EntryFields } from '#content/schemas/entry-fields.ts';
import type { Meta } from '#content/schemas/shared.ts';
import { longDate } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { currentRecords } from './current-records.ts';
import { type AnyEntry, type Collection, type CollectionName, collectionNames, type Content, table, textIn } from './table.ts';

/** Files that the build writes and that a text may link to. */
const files = ['/feed.xml', '/sitemap.xml', '/robots.txt'];

/**
 * The last segment of each entry's address, not encoded, in their order: the title. When entries share a title, only the newest
 * gets it; the others get their slugs.
 */
export function keysOf(name: CollectionName, entries: readonly AnyEntry[]): string[] {
  const titleOf = ({ data }: AnyEntry) => textIn(name, 'title', data);
  const newest = new Map(entries.toReversed().map((entry) => [titleOf(entry), entry]));
  return entries.map((entry) => (newest.get(titleOf(entry)) === entry ? titleOf(entry) : entry.slug));
}

/** The title of an entry's page. One that shares its title with a newer entry is told apart by its day. */
export function pageTitle(name: CollectionName, data: EntryFields, key: string, title = textIn(name, 'title', data)): string {
  const isShared = key !== textIn(name, 'title', data);
  return isShared ? `${title}, ${longDate(isoDate(textIn(name, 'published', data)))}` : title;
}

/** What search engines and previews get as title and description of an entry's page. */
export function metaOf(name: CollectionName, data: EntryFields, key = textIn(name, 'title', data)): Meta {
  const { pageTitle: whole }: Collection = table[name];
  return {
    title: data.metaTitle ?? pageTitle(name, data, key, whole?.(data)),
    description: data.metaDesc ?? textIn(name, 'description', data),
  };
}

/** The pages that are always there. */
export const fixedPaths: readonly string[] = Object.values(paths).filter((path) => typeof path === 'string');

/**
 * An entry as its addresses see it: the last segment of the canonical address, those of all addresses that show it, and those of
 * its former addresses, not encoded.
 */
export type Addressed = AnyEntry & { key: string; keys: string[]; former: readonly string[] };

/** The collections with the addresses of their entries. `sameKey` is the form in which two keys are compared. */
export function collections(content: Content) {
  return collectionNames.map((name) => {
    const { address: addressOf, ignoresCase, sharesTitles }: Collection = table[name];
    const keys = keysOf(name, content[name]);
    const entries = content[name].map((entry, i): Addressed => {
      const key = keys[i] ?? entry.slug;
      return { ...entry, key, keys: sharesTitles ? [...new Set([key, entry.slug])] : [key], former: entry.data.formerly ?? [] };
    });
    // As the server compares two addresses (server/site/resolve-path.ts).
    const withoutJoiners = (key: string) => key.replaceAll(/[\u200C\u200D]/g, '').normalize();
    const sameKey = (key: string) => (ignoresCase ? withoutJoiners(key).toLowerCase() : withoutJoiners(key));
    return { name, addressOf, entries, sameKey };
  });
}

/** Returns a function that says whether an address on this site, encoded or not, leads to a page or to a file. */
export function linkTargets(content: Content): (address: string) => boolean {
  const { ecommerce360, restaurantManagement } = currentRecords();
  const ofEntries = collections(content).flatMap(({ addressOf, entries }) => entries.flatMap(({ keys }) => keys.map(addressOf)));
  const all = [...files, ...fixedPaths, ecommerce360.link, restaurantManagement.link, ...ofEntries];
  const targets = new Set(all.map(segmentsOf));
  return (address) => targets.has(segmentsOf(address.split(/[?#]/)[0] ?? ''));
}

/** A path of which each segment is decoded, if it can be. */
function segmentsOf(path: string): string {
  return path.split('/').map(decoded).join('/');
}

/** A text as an editor writes it; a parser has percent-encoded what an address cannot hold. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
