/** The entries as their files have them, for what is told to other programs: feed, sitemap, structured data, previews. */
import { getEntry } from 'astro:content';
import { pageTitle } from '#collections/addresses.ts';
import { type CollectionName, collectionNames, table, textIn } from '#collections/table.ts';
import { isoDate } from '#content/dates.ts';
import { records } from '#content/records.ts';
import type { Job } from '#content/schemas/entries.ts';
import { sorted } from './entries.ts';

/** A page of an entry, or of the list of a collection. `changed` is the ISO date of its last change; a list changes with its newest entry. */
export type EntryPage = { path: string; title: string; changed: string | undefined };

/** The lists and the pages of all entries that visitors may see. */
export async function entryPages(): Promise<EntryPage[]> {
  return (await Promise.all(collectionNames.map(pagesOf))).flat();
}

async function pagesOf(name: CollectionName): Promise<EntryPage[]> {
  const { list, address } = table[name];
  const entries = await sorted(name);
  const pages = entries.map(({ data: { key, fields } }) => ({
    path: address(key),
    title: pageTitle(name, fields, key, fields.metaTitle),
    changed: isoDate(fields.updated ?? textIn(name, 'published', fields)),
  }));
  const newest = pages.map(({ changed }) => changed).toSorted((a, b) => b.localeCompare(a))[0];
  return [{ path: list.path, title: records[list.words].meta.title, changed: newest }, ...pages];
}

/** A vacancy, and its text as HTML. @throws if there is no such vacancy. */
export async function publishedJob(slug: string): Promise<{ job: Job; text: string }> {
  const entry = await getEntry('jobs', slug);
  if (!entry) throw new Error(`There is no entry ${slug} in jobs`);
  return { job: entry.data.fields, text: entry.rendered?.html ?? '' };
}
