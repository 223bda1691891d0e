/** The keys, titles and addresses of the entries, and where links in texts may lead. */
import { parseDate } from '#content/dates.ts';
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
  const slugByTitle = new Map<string, string>();
  const titled = entries.map(({ data, slug }) => ({ slug, title: textIn(name, 'title', data) }));
  for (const { title, slug } of titled) if (!slugByTitle.has(title)) slugByTitle.set(title, slug);
  return titled.map(({ title, slug }) => (slugByTitle.get(title) === slug ? title : slug));
}

/** The title of an entry's page. One that shares its title with a newer entry is told apart by its day. */
export function pageTitle(name: CollectionName, data: EntryFields, key: string, title = textIn(name, 'title', data)): string {
  const isShared = key !== textIn(name, 'title', data);
  return isShared ? `${title}, ${longDate(parseDate(textIn(name, 'published', data)) ?? '')}` : title;
}

/** What search engines and previews get as title and description of an entry's page. */
export function metaOf(name: CollectionName, data: EntryFields, key = textIn(name, 'title', data)): Meta {
  const { pageTitle: whole }: Collection = table[name];
  return {
    title: data.metaTitle ?? pageTitle(name, data, key, whole?.(data)),
    description: data.metaDesc ?? textIn(name, 'description', data),
  };
}

/** An entry as its addresses see it: last segments, not encoded. */
export type Addressed = AnyEntry & {
  /** The segment of the canonical address. */
  key: string;
  /** The segments of all addresses that show it. */
  keys: string[];
  /** The segments of its former addresses. */
  former: readonly string[];
};

type AddressedCollection = {
  name: CollectionName;
  addressOf: (key: string) => string;
  entries: Addressed[];
  /** The form in which two keys are compared. */
  sameKey: (key: string) => string;
};

/** The collections with the addresses of their entries. */
export function collections(content: Content): AddressedCollection[] {
  return collectionNames.map((name) => {
    const { address, ignoresCase, sharesTitles }: Collection = table[name];
    const entries: readonly AnyEntry[] = content[name];
    const keys = keysOf(name, entries);
    return {
      name,
      addressOf: address,
      sameKey: ignoresCase ? (key) => withoutJoiners(key).toLowerCase() : withoutJoiners,
      entries: entries.map((entry, i) => addressed(entry, keys[i] ?? entry.slug, sharesTitles)),
    };
  });
}

function addressed(entry: AnyEntry, key: string, hasSlugAddress = false): Addressed {
  return { ...entry, key, keys: hasSlugAddress ? [...new Set([key, entry.slug])] : [key], former: entry.data.formerly ?? [] };
}

/** As the server compares two addresses (server/site/resolve-path.ts). */
function withoutJoiners(key: string): string {
  return key.replaceAll(/[\u200C\u200D]/g, '').normalize();
}

/** The percent-encoded addresses of all entries. */
function entryAddresses(content: Content): string[] {
  return collections(content).flatMap(({ addressOf, entries }) => [...new Set(entries.flatMap(({ keys }) => keys))].map(addressOf));
}

/** Returns a function that says whether an address on this site, encoded or not, leads to a page or to a file. */
export function linkTargets(content: Content): (address: string) => boolean {
  const fixedPaths = Object.values(paths).filter((path) => typeof path === 'string');
  const { ecommerce360, restaurantManagement } = currentRecords();
  const products = [ecommerce360.link, restaurantManagement.link];
  const targets = new Set([...files, ...[...fixedPaths, ...products, ...entryAddresses(content)].map(segmentsOf)]);
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
