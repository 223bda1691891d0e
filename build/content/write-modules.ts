/**
 * Writes the modules with content that the app imports (generated/). They are small and split by use, so that the first
 * load of a list does not grow with the number of entries and each entry's text is a chunk of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { latestPosts, pageSize } from '#content/constants.ts';
import { parseDate } from '#content/dates.ts';
import type { Picture } from '#content/entries.ts';
import type { Post } from '#content/schema.ts';
import { clientBorder } from '../drawings/covers.ts';
import { postKeys } from './addresses.ts';
import { entryAssets } from './entry-assets.ts';
import { jobMeta, postMeta, projectMeta } from './entry-meta.ts';
import type { Publisher } from './publish.ts';
import { buildDay, marksOn } from './publishing.ts';
import type { Content, Entry } from './read.ts';

/** Writes all modules into the folder. Throws a ContentError that lists every missing picture and page that an entry names. */
export async function writeContent(content: Content, folder: string, publisher: Publisher): Promise<void> {
  const { posts, projects, jobs } = content;
  const assets = entryAssets(content, publisher);
  const keys = postKeys(posts);
  const marked = marksOn(buildDay());

  const postCards = await Promise.all(
    posts.map(async (entry, i) => ({
      key: keys[i],
      title: marked(entry, entry.data.blogDate, entry.data.blogSub),
      description: entry.data.blogDesc,
      date: parseDate(entry.data.blogDate),
      category: entry.data.blogCategory,
      author: entry.data.blogPoster,
      cover: await assets.cover(entry, 'blogImg', entry.data.blogImg),
    })),
  );
  const projectCards = await Promise.all(
    projects.map(async (entry) => ({
      key: entry.data.projectName,
      name: marked(entry, entry.data.projectDate, entry.data.projectName),
      title: entry.data.projectSub,
      description: entry.data.projectDesc,
      date: parseDate(entry.data.projectDate),
      category: entry.data.projectCategory,
      place: entry.data.place,
      cover: await assets.cover(entry, 'projectImg', entry.data.projectImg),
    })),
  );
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

  const postPages = await Promise.all(
    posts.map(async (entry, i) => ({
      ...postCards[i],
      ...(await assets.text(entry)),
      ...(await assets.edge(entry, 'blogImg', entry.data.blogImg)),
      meta: postMeta(entry.data, keys[i] ?? ''),
      ...shownOnPage(entry),
      newer: neighbour(postCards[i - 1]),
      older: neighbour(postCards[i + 1]),
    })),
  );
  const projectPages = await Promise.all(
    projects.map(async (entry, i) => ({
      ...projectCards[i],
      body: (await assets.text(entry)).body,
      meta: projectMeta(entry.data),
      ...shownOnPage(entry),
      duration: entry.data.duration,
      tools: entry.data.tools,
      figures: entry.data.figures,
      colours: { ground: entry.data.colours.ground, ink: entry.data.colours.ink },
      border: await publisher.content(`border-${entry.slug}.svg`, clientBorder(entry.slug, entry.data.colours)),
      detail: entry.data.detailImg ? await assets.picture(entry, 'detailImg', entry.data.detailImg) : null,
      next: neighbour(projectCards[(i + 1) % projectCards.length]),
    })),
  );
  const jobPages = await Promise.all(
    jobs.map(async (entry, i) => ({
      ...jobCards[i],
      description: entry.data.jobDesc,
      // The page shows this text below the heading of the requirements.
      body: (await assets.text(entry, { headingShift: 1 })).body,
      meta: jobMeta(entry.data),
      ...shownOnPage(entry),
      applyLink: entry.data.applyLink,
      websiteLink: entry.data.websiteLink,
    })),
  );
  assets.assertComplete();

  await writeList(join(folder, 'blog'), 'PostCard', postCards, {
    first: pageSize,
    latest: postCards.slice(0, latestPosts).map(forCarousel),
  });
  await writeList(join(folder, 'projects'), 'ProjectCard', projectCards, { first: pageSize, latest: projectCards.slice(0, 3) });
  await writeList(join(folder, 'jobs'), 'JobCard', jobCards, { first: jobCards.length, latest: jobCards });
  // By a former address, too: the app finds the entry there, and so do records that name a project as it was called.
  const formerKeys = ({ data: { formerly = [] } }: Entry<Pick<Post, 'formerly'>>) => formerly;
  await writePages(join(folder, 'blog'), 'PostPage', posts, postPages, (entry, i) => [keys[i] ?? '', entry.slug, ...formerKeys(entry)]);
  await writePages(join(folder, 'projects'), 'ProjectPage', projects, projectPages, (entry) => [
    entry.data.projectName,
    ...formerKeys(entry),
  ]);
  await writePages(join(folder, 'jobs'), 'JobPage', jobs, jobPages, (entry) =>
    [entry.data.jobTitle, ...formerKeys(entry)].map((key) => key.toLowerCase()),
  );
}

/** A card without its 1600 px picture: in the home page's carousel it is at most 400 px wide, so 1200 px suit a pixel ratio of 3. */
function forCarousel({ cover: { avif, ...picture }, ...card }: { cover: Picture }): object {
  return { ...card, cover: { ...picture, ...(avif && { avif: avif.replace(/, [^,]+ 1600w$/, '') }) } };
}

/** The cards of a collection in three modules: all cards, those of the first view with the total, and those of the home page. */
async function writeList(folder: string, type: string, cards: object[], parts: { first: number; latest: object[] }): Promise<void> {
  await mkdir(join(folder, 'entries'), { recursive: true });
  await writeModule(join(folder, 'all.ts'), type, 'all', cards, '[]');
  await writeModule(join(folder, 'first.ts'), type, 'first', cards.slice(0, parts.first), '[]', `export const total = ${cards.length};\n`);
  await writeModule(join(folder, 'latest.ts'), type, 'latest', parts.latest, '[]');
}

/** One module for each entry, and a module that finds an entry by any of its keys. */
async function writePages<Data>(
  folder: string,
  type: string,
  entries: Entry<Data>[],
  pageData: object[],
  keysOf: (entry: Entry<Data>, i: number) => string[],
): Promise<void> {
  const slugByKey = new Map<string, string>();
  for (const [i, entry] of entries.entries()) {
    await writeModule(join(folder, 'entries', `${entry.slug}.ts`), type, 'entry', pageData[i] ?? {}, '');
    for (const key of keysOf(entry, i)) if (!slugByKey.has(key)) slugByKey.set(key, entry.slug);
  }
  const lines = [...slugByKey].map(([key, slug]) => `  [${JSON.stringify(key)}, () => import('./entries/${slug}.ts')],`);
  await writeFile(
    join(folder, 'by-key.ts'),
    `import type { ${type} } from '#content/entries.ts';\n\nexport const entriesByKey = new Map<string, () => Promise<{ entry: ${type} }>>([\n${lines.join('\n')}\n]);\n`,
  );
}

async function writeModule(file: string, type: string, name: string, value: object, suffix: string, more = ''): Promise<void> {
  await writeFile(
    file,
    `import type { ${type} } from '#content/entries.ts';\n\nexport const ${name}: ${type}${suffix} = ${JSON.stringify(value)};\n${more}`,
  );
}

/** The day of the last change and the language, for an entry that names them. */
function shownOnPage({ data: { updated, language } }: Entry<Pick<Post, 'updated' | 'language'>>): object {
  return { ...(updated !== undefined && { updated: parseDate(updated) }), ...(language !== undefined && { language }) };
}

const neighbour = (card: { key?: string | undefined; title: string; cover: Picture } | undefined) =>
  card ? { key: card.key, title: card.title, cover: { ...card.cover, alt: '' } } : null;
