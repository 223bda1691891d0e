/**
 * The collections of content/, each described once. Reading, checks, addresses, sitemap, previews, former addresses, the forms of
 * `npm run edit` and the fixtures of the tests follow from this table, or do not compile without a new line of it.
 */
import type * as z from 'zod';
import type { Records } from '#content/read-files.ts';
import type { EntryFields } from '#content/schemas/entry-fields.ts';
import { Job, Post, Project } from '#content/schemas/entries.ts';
import type { Meta } from '#content/schemas/shared.ts';
import { paths } from '#lib/paths.ts';

/** One Markdown entry. `slug` is the name of its file or folder, `folder` contains its pictures, `schema` describes its fields. */
export type Entry<Data> = { file: string; folder: string; slug: string; schema: z.core.$ZodType; data: Data; text: string };

/** Names of the fields that always hold a text. */
type TextField<Data> = { [Name in keyof Data]-?: Data[Name] extends string ? Name : never }[keyof Data];

/** Files of words that have a page of their own. */
type PageName = { [Name in keyof Records]: Records[Name] extends { meta: Meta } ? Name : never }[keyof Records];

type Description<Data, Name = TextField<Data>, Key = keyof Data> = {
  /** In the editor: of all entries, and of one. */
  label: string;
  one: string;
  /** The field with the title, which is the last segment of the address. */
  title: Name;
  description: Name;
  /** The field with the day from which visitors see the entry; the newest is first. No other day decides that. */
  published: Name;
  /** The page of the list, and the file with its words (src/content/files.ts). */
  list: { path: string; words: PageName };
  /** The address of an entry's page by its key (addresses.ts). */
  address: (key: string) => string;
  /** For search engines, where the title alone says too little. */
  pageTitle?(this: void, fields: Data): string;
  /** Whether several entries may have one title; each then has a second address with the name of its file. */
  sharesTitles?: true;
  /** Whether an address is found in small and capital letters. */
  ignoresCase?: true;
  /** The field of a picture whose left edge goes on beside it. */
  edgeOf?: Key;
};

export const table = {
  blog: collection(Post, {
    label: 'Posts',
    one: 'Post',
    title: 'blogSub',
    description: 'blogDesc',
    published: 'blogDate',
    list: { path: paths.blog, words: 'blog' },
    address: paths.post,
    sharesTitles: true,
    edgeOf: 'blogImg',
  }),
  projects: collection(Project, {
    label: 'Projects',
    one: 'Project',
    title: 'projectName',
    description: 'projectDesc',
    published: 'projectDate',
    list: { path: paths.portfolio, words: 'portfolio' },
    address: paths.project,
    pageTitle: ({ projectName, projectSub }) => `${projectName}: ${projectSub}`,
  }),
  /** Looked up ignoring case (specification, section 5). */
  jobs: collection(Job, {
    label: 'Jobs',
    one: 'Job',
    title: 'jobTitle',
    description: 'jobDesc',
    published: 'publishedDate',
    list: { path: paths.jobs, words: 'jobs' },
    address: paths.job,
    pageTitle: ({ jobTitle, jobType, location }) => `${jobTitle}, ${jobType}, ${location}`,
    ignoresCase: true,
  }),
};

export type CollectionName = keyof typeof table;
export type Fields<Name extends CollectionName> = z.output<(typeof table)[Name]['schema']>;
/** One collection as code sees it that does not ask which. */
export type Collection = Description<EntryFields, string, string> & { schema: z.ZodObject };
export type AnyEntry = Entry<Fields<CollectionName>>;
export type Content = { [Name in CollectionName]: Entry<Fields<Name>>[] };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the table
export const collectionNames = Object.keys(table) as CollectionName[];

/** The same for each collection: its entries as `make` gives them. */
export function contentOf(make: (name: CollectionName) => readonly AnyEntry[]): Content {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `make` reads or filters the entries of the collection of that name
  return Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as Content;
}

/** What an entry says in one of the three fields that the table names. */
export function textIn(name: CollectionName, field: 'title' | 'description' | 'published', data: object): string {
  return String(Reflect.get(data, table[name][field]));
}

function collection<Schema extends z.ZodObject>(schema: Schema, description: Description<z.output<Schema>>) {
  return { schema, ...description };
}
