/**
 * Writes what the pages show of the entries (app/data/). It is split by use, so that a page does not grow with the number of
 * entries.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { href } from 'react-router';
import * as v from 'valibot';
import { hash } from '#lib/hash.ts';
import { latestPosts, pageSize } from '#content/constants.ts';
import { parseDate } from '#content/dates.ts';
import type { Picture } from '#content/entries.ts';
import type { Post } from '#content/schema.ts';
import type { Drawings } from '../drawings/drawings.ts';
import { postKeys } from './addresses.ts';
import { inLanes } from '../in-lanes.ts';
import { entryAssets } from './entry-assets.ts';
import { jobMeta, postMeta, projectMeta } from './entry-meta.ts';
import { DataFiles } from './data-files.ts';
import type { Publisher } from './publish.ts';
import { buildDay, marksOn } from './publishing.ts';
import type { Content, Entry } from './read.ts';

/** On the home page. */
const latestProjects = 3;
/** How many cards a part of a list has: ten times 'Load More'. */
const partSize = 10 * pageSize;
/** About how many addresses are in a file. */
const keysInFile = 100;
const namesFile = 'data-names.json';

/** Writes everything. Throws a ContentError that lists every missing picture and page that an entry names. */
export async function writeContent(content: Content, folder: string, publisher: Publisher, drawings: Drawings): Promise<void> {
  const { posts, projects, jobs } = content;
  const assets = entryAssets(content, publisher, drawings);
  const keys = postKeys(posts);
  const marked = marksOn(buildDay());

  const postCards = await inLanes(posts, async (entry, i) => ({
    key: keys[i],
    title: marked(entry, entry.data.blogDate, entry.data.blogSub),
    description: entry.data.blogDesc,
    date: parseDate(entry.data.blogDate),
    category: entry.data.blogCategory,
    author: entry.data.blogPoster,
    cover: await assets.cover(entry, 'blogImg', entry.data.blogImg),
  }));
  const projectCards = await inLanes(projects, async (entry) => ({
    key: entry.data.projectName,
    name: marked(entry, entry.data.projectDate, entry.data.projectName),
    title: entry.data.projectSub,
    description: entry.data.projectDesc,
    date: parseDate(entry.data.projectDate),
    category: entry.data.projectCategory,
    place: entry.data.place,
    cover: await assets.cover(entry, 'projectImg', entry.data.projectImg),
  }));
  const jobCards = jobs.map(({ data, ...entry }) => ({
    key: data.jobTitle,
    title: marked({ data, ...entry }, data.publishedDate, data.jobTitle),
    location: data.location,
    category: data.category,
    vacancies: data.vacancies,
    salary: data.salary,
    type: data.jobType,
    deadline: parseDate(data.deadline),
    published: parseDate(data.publishedDate),
    company: data.company,
  }));

  const postPages = await inLanes(posts, async (entry, i) => ({
    ...postCards[i],
    ...(await assets.text(entry)),
    ...(await assets.edge(entry, 'blogImg', entry.data.blogImg)),
    meta: postMeta(entry.data, keys[i] ?? ''),
    ...shownOnPage(entry),
    newer: neighbour(postCards[i - 1]),
    older: neighbour(postCards[i + 1]),
  }));
  const projectPages = await inLanes(projects, async (entry, i) => ({
    ...projectCards[i],
    body: (await assets.text(entry)).body,
    meta: projectMeta(entry.data),
    ...shownOnPage(entry),
    duration: entry.data.duration,
    tools: entry.data.tools,
    figures: entry.data.figures,
    colours: { ground: entry.data.colours.ground, ink: entry.data.colours.ink },
    border: drawings.address({ kind: 'border', slug: entry.slug, colours: entry.data.colours }),
    detail: entry.data.detailImg ? await assets.picture(entry, 'detailImg', entry.data.detailImg) : null,
    next: neighbour(projectCards[(i + 1) % projectCards.length]),
  }));
  const jobPages = await inLanes(jobs, async (entry, i) => ({
    ...jobCards[i],
    description: entry.data.jobDesc,
    body: (await assets.text(entry)).body,
    meta: jobMeta(entry.data),
    ...shownOnPage(entry),
    applyLink: entry.data.applyLink,
    websiteLink: entry.data.websiteLink,
  }));
  assets.assertComplete();

  const publicFolder = join(folder, 'public');
  const data = await DataFiles.in(publicFolder, publisher);
  const allPosts = await writeList(data, 'blog', postCards, pageSize);
  const allProjects = await writeList(data, 'projects', projectCards, pageSize);
  await writeList(data, 'jobs', jobCards, jobCards.length);
  await data.current('home', { posts: postCards.slice(0, latestPosts).map(forCarousel), projects: projectCards.slice(0, latestProjects) });
  await data.current('search', { posts: allPosts, projects: allProjects });
  // By a former address, too: the app finds the entry there, and so do records that name a project as it was called.
  const formerKeys = ({ data: { formerly = [] } }: Entry<Pick<Post, 'formerly'>>) => formerly;
  const files: DataNames['entries'] = {};
  const keyFiles = {
    blog: await writePages(data, 'blog', posts, postPages, files, (entry, i) => [keys[i] ?? '', entry.slug, ...formerKeys(entry)]),
    projects: await writePages(data, 'projects', projects, projectPages, files, (entry) => [entry.data.projectName, ...formerKeys(entry)]),
    jobs: await writePages(data, 'jobs', jobs, jobPages, files, (entry) =>
      [entry.data.jobTitle, ...formerKeys(entry)].map((key) => key.toLowerCase()),
    ),
  };
  await writeFile(
    join(folder, 'data.ts'),
    Object.entries({ publicFolder, folder: data.folder, keyFiles })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join(''),
  );
  const pages = {
    [href('/')]: [data.addressOf('home')],
    [href('/company/blog')]: [data.addressOf('blog')],
    [href('/portfolio')]: [data.addressOf('projects')],
    [href('/company/career')]: [data.addressOf('jobs')],
    [href('/search')]: [data.addressOf('search'), allPosts, allProjects],
  };
  await writeFile(join(folder, namesFile), JSON.stringify({ entries: files, pages } satisfies DataNames));
}

const Names = v.object({
  /** For the Markdown file of each entry the addresses of its data, and of the module that the app finds these by. */
  entries: v.record(v.string(), v.object({ data: v.string(), keys: v.string() })),
  /** For the pages that have data besides entries, by path. */
  pages: v.record(v.string(), v.array(v.string())),
});
export type DataNames = v.InferOutput<typeof Names>;

/** What the last steps of the build have to know of all this. */
export async function readDataNames(folder: string): Promise<DataNames> {
  return v.parse(Names, JSON.parse(await readFile(join(folder, namesFile), 'utf8')));
}

/** A card without its 1600 px picture: in the home page's carousel it is at most 400 px wide, so 1200 px suit a pixel ratio of 3. */
function forCarousel({ cover: { avif, ...picture }, ...card }: { cover: Picture }): object {
  return { ...card, cover: { ...picture, ...(avif && { avif: avif.replace(/, [^,]+ 1600w$/, '') }) } };
}

/**
 * The cards of a collection: the first view, the others in parts that each name the next, and all in one, of which it gives the
 * address.
 */
async function writeList(data: DataFiles, name: string, cards: object[], first: number): Promise<string> {
  let rest: string | null = null;
  const parts = Math.ceil(Math.max(0, cards.length - first) / partSize);
  for (let i = parts - 1; i >= 0; i--) {
    const start = first + i * partSize;
    rest = await data.fixed(`${name}-part`, { cards: cards.slice(start, start + partSize), rest });
  }
  const all = await data.fixed(`${name}-all`, cards);
  await data.current(name, { cards: cards.slice(0, first), total: cards.length, rest, all: rest && all });
  return all;
}

/**
 * A module for each entry, which is added to `files`, and modules with the addresses of these by the entries' keys. Gives the
 * number of the latter.
 */
async function writePages<Data>(
  data: DataFiles,
  name: string,
  entries: Entry<Data>[],
  pages: object[],
  files: DataNames['entries'],
  keysOf: (entry: Entry<Data>, i: number) => string[],
): Promise<number> {
  const keys = entries.map(keysOf);
  const count = numberOfKeyFiles(keys.flat().length);
  const found = Array.from({ length: count }, (): Record<string, string> => ({}));
  for (const [i, entry] of entries.entries()) {
    const address = await data.fixed(entry.slug, pages[i]);
    for (const key of keys[i] ?? []) {
      const addresses = found[hash(key) % count];
      if (addresses) addresses[key] ??= address;
    }
    files[entry.file] = { data: address, keys: data.addressOf(`${name}-keys-${hash(keys[i]?.[0] ?? '') % count}`) };
  }
  for (const [i, addresses] of found.entries()) await data.current(`${name}-keys-${i}`, addresses);
  return count;
}

/** A power of two: the app's files contain the number, and so do not change with each entry. */
function numberOfKeyFiles(keys: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, keys / keysInFile)));
}

/** The day of the last change and the language, for an entry that names them. */
function shownOnPage({ data: { updated, language } }: Entry<Pick<Post, 'updated' | 'language'>>): object {
  return { ...(updated !== undefined && { updated: parseDate(updated) }), ...(language !== undefined && { language }) };
}

const neighbour = (card: { key?: string | undefined; title: string; cover: Picture } | undefined) =>
  card ? { key: card.key, title: card.title, cover: { ...card.cover, alt: '' } } : null;
