/**
 * Writes what the app imports of the content (generated/): small modules by use, so that a list's first load does not
 * grow with the collection and an entry's text is a chunk of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { latestPosts, pageSize } from '../../content/constants.ts';
import { clientBorder, coverCloth, coverMotif } from '../drawings/covers.ts';
import { parseDate } from '../../content/dates.ts';
import type { Picture } from '../../content/entries.ts';
import type { Picture as PictureField } from '../../content/schema.ts';
import { toMarkup } from './markdown.ts';
import { findPicture } from './pictures.ts';
import type { Publisher } from './publish.ts';
import { ContentError, type Problem } from './content-error.ts';
import type { Content, Entry } from './read.ts';

/** The last segment of each post's address, in the posts' order: the newest of those who share a title owns it, the others go by their slugs. */
export function postKeys(posts: Content['posts']): string[] {
  const owners = new Map<string, string>();
  for (const { data, slug } of posts) if (!owners.has(data.blogSub)) owners.set(data.blogSub, slug);
  return posts.map(({ data, slug }) => (owners.get(data.blogSub) === slug ? data.blogSub : slug));
}

/** Fills the folder anew. Throws a ContentError that lists every picture that an entry names and does not have. */
export async function writeContent(content: Content, folder: string, publisher: Publisher): Promise<void> {
  const problems: Problem[] = [];
  const { posts, projects, jobs } = content;
  const keys = postKeys(posts);

  const postCards = await Promise.all(
    posts.map(async (entry, i) => ({
      key: keys[i],
      title: entry.data.blogSub,
      description: entry.data.blogDesc,
      date: parseDate(entry.data.blogDate),
      category: entry.data.blogCategory,
      author: entry.data.blogPoster,
      cover: await cover(entry, 'blogImg', entry.data.blogImg, publisher, problems),
    })),
  );
  const projectCards = await Promise.all(
    projects.map(async (entry) => ({
      key: entry.data.projectName,
      name: entry.data.projectName,
      title: entry.data.projectSub,
      description: entry.data.projectDesc,
      date: parseDate(entry.data.projectDate),
      category: entry.data.projectCategory,
      place: entry.data.place,
      cover: await cover(entry, 'projectImg', entry.data.projectImg, publisher, problems),
    })),
  );
  const jobCards = jobs.map(({ data }) => ({
    key: data.jobTitle,
    title: data.jobTitle,
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
      body: await markup(entry, publisher, problems),
      newer: neighbour(postCards[i - 1]),
      older: neighbour(postCards[i + 1]),
    })),
  );
  const projectPages = await Promise.all(
    projects.map(async (entry, i) => ({
      ...projectCards[i],
      body: await markup(entry, publisher, problems),
      duration: entry.data.duration,
      tools: entry.data.tools,
      figures: entry.data.figures,
      colours: entry.data.colours,
      border: await publisher.content(`border-${entry.slug}.svg`, clientBorder(entry.slug, entry.data.colours)),
      detail: entry.data.detailImg ? await placed(entry, 'detailImg', entry.data.detailImg, publisher, problems) : null,
      next: neighbour(projectCards[(i + 1) % projectCards.length]),
    })),
  );
  const jobPages = await Promise.all(
    jobs.map(async (entry, i) => ({
      ...jobCards[i],
      description: entry.data.jobDesc,
      body: await markup(entry, publisher, problems),
      applyLink: entry.data.applyLink,
      websiteLink: entry.data.websiteLink,
    })),
  );
  if (problems.length > 0) throw new ContentError(problems);

  await list(join(folder, 'blog'), 'PostCard', postCards, { first: pageSize, latest: postCards.slice(0, latestPosts).map(forCarousel) });
  await list(join(folder, 'projects'), 'ProjectCard', projectCards, { first: pageSize, latest: projectCards.slice(0, 3) });
  await list(join(folder, 'jobs'), 'JobCard', jobCards, { first: jobCards.length, latest: jobCards });
  await pages(join(folder, 'blog'), 'PostPage', posts, postPages, (entry, i) => [keys[i] ?? '', entry.slug]);
  await pages(join(folder, 'projects'), 'ProjectPage', projects, projectPages, ({ data }) => [data.projectName]);
  await pages(join(folder, 'jobs'), 'JobPage', jobs, jobPages, ({ data }) => [data.jobTitle.toLowerCase()]);
}

/** A card of the home page's carousel is at most 400 px wide, so that 1200 pixels serve three to one. */
function forCarousel({ cover: { avif, ...picture }, ...card }: { cover: Picture }): object {
  return { ...card, cover: { ...picture, ...(avif && { avif: avif.replace(/, [^,]+ 1600w$/, '') }) } };
}

/** The cards of a collection in three modules: all of them, those of the first view with the count, those of the home page. */
async function list(folder: string, type: string, cards: object[], parts: { first: number; latest: object[] }): Promise<void> {
  await mkdir(join(folder, 'entries'), { recursive: true });
  await write(join(folder, 'all.ts'), type, 'all', cards, '[]');
  await write(join(folder, 'first.ts'), type, 'first', cards.slice(0, parts.first), '[]', `export const total = ${cards.length};\n`);
  await write(join(folder, 'latest.ts'), type, 'latest', parts.latest, '[]');
}

/** One module an entry, and the one that finds it by each of its keys. */
async function pages<Data>(
  folder: string,
  type: string,
  entries: Entry<Data>[],
  values: object[],
  keysOf: (entry: Entry<Data>, i: number) => string[],
): Promise<void> {
  const finders = new Map<string, string>();
  for (const [i, entry] of entries.entries()) {
    await write(join(folder, 'entries', `${entry.slug}.ts`), type, 'entry', values[i] ?? {}, '');
    for (const key of keysOf(entry, i)) if (!finders.has(key)) finders.set(key, entry.slug);
  }
  const lines = [...finders].map(([key, slug]) => `  [${JSON.stringify(key)}, () => import('./entries/${slug}.ts')],`);
  await writeFile(
    join(folder, 'by-key.ts'),
    `import type { ${type} } from '#content/entries.ts';\n\nexport const entriesByKey = new Map<string, () => Promise<{ entry: ${type} }>>([\n${lines.join('\n')}\n]);\n`,
  );
}

async function write(file: string, type: string, name: string, value: object, suffix: string, more = ''): Promise<void> {
  await writeFile(
    file,
    `import type { ${type} } from '#content/entries.ts';\n\nexport const ${name}: ${type}${suffix} = ${JSON.stringify(value)};\n${more}`,
  );
}

const neighbour = (card: { key?: string | undefined; title: string; cover: Picture } | undefined) =>
  card ? { key: card.key, title: card.title, cover: { ...card.cover, alt: '' } } : null;

async function cover<Data>(
  entry: Entry<Data>,
  field: string,
  picture: PictureField | undefined,
  publisher: Publisher,
  problems: Problem[],
): Promise<Picture> {
  if (picture) return placed(entry, field, picture, publisher, problems);
  const cloth = await publisher.content(`cloth-${entry.slug}.svg`, coverCloth(entry.slug));
  return {
    src: await publisher.content(`cover-${entry.slug}.svg`, coverMotif(entry.slug)),
    width: 960,
    height: 540,
    alt: '',
    pattern: { src: cloth, width: 1600, height: 620 },
  };
}

async function placed<Data>(
  entry: Entry<Data>,
  field: string,
  picture: PictureField,
  publisher: Publisher,
  problems: Problem[],
): Promise<Picture> {
  const files = await findPicture(entry.folder, picture.file);
  if (files) return { ...(await publisher.picture(files, picture.alt)), ...(picture.focus && { focus: picture.focus }) };
  problems.push({
    file: entry.file,
    field,
    found: `"${picture.file}"`,
    expected: `expected ${picture.file}-<width>.webp beside the entry (make it with npm run art, or leave ${field} out)`,
  });
  return { src: '', width: 1, height: 1, alt: '' };
}

async function markup<Data>(entry: Entry<Data>, publisher: Publisher, problems: Problem[]): Promise<string> {
  const pictures = new Map<string, Picture>();
  for (const [, name = ''] of entry.text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)) {
    const files = await findPicture(entry.folder, name);
    if (files) pictures.set(name, await publisher.picture(files, ''));
    else {
      problems.push({
        file: entry.file,
        field: 'the text',
        found: `a picture "${name}"`,
        expected: `expected ${name}-<width>.webp beside the entry`,
      });
    }
  }
  return toMarkup(entry.text, pictures);
}
