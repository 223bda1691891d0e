/** The entries as the site shows them, newest first: as cards, for lists and the search, and as pages. */
import { type CollectionEntry, type CollectionKey, getCollection, getEntry, render } from 'astro:content';
import { metaOf } from '#collections/addresses.ts';
import { markedTitle } from '#collections/publishing.ts';
import { isoDate } from '#content/dates.ts';
import type { JobCard, JobPage, Neighbour, Picture, PostCard, PostPage, ProjectCard, ProjectPage } from '#content/entries.ts';
import { categoryLink, exampleOf, postStep } from '#content/next-steps.ts';
import type { EntryPicture } from '#content/schemas/entry-fields.ts';
import { drawingAddress, type DrawingSpec } from '#drawings/drawing.ts';
import { postDrawings, projectDrawings } from './entry-drawings.ts';
import { responsivePicture } from './responsive-picture.ts';

/** Of this collection, newest first. */
export async function sorted<Name extends CollectionKey>(collection: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(collection)).toSorted((a, b) => a.data.place - b.data.place);
}

/** Each list is made once in a build, and for each page again in development. */
function onceInBuild<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loaded ??= load();
    return loaded;
  };
}

export const postCards = onceInBuild(async (): Promise<PostCard[]> => Promise.all((await sorted('blog')).map(postCard)));
export const projectCards = onceInBuild(async (): Promise<ProjectCard[]> => Promise.all((await sorted('projects')).map(projectCard)));
export const jobCards = onceInBuild(async (): Promise<JobCard[]> => (await sorted('jobs')).map(jobCard));

export const loadPosts = onceInBuild(async (): Promise<PostPage[]> => {
  const cards = await postCards();
  return (await sorted('blog')).map((entry, i) => postPage(entry, cards, i));
});

export const loadProjects = onceInBuild(async (): Promise<ProjectPage[]> => {
  const cards = await projectCards();
  return Promise.all((await sorted('projects')).map((entry, i) => projectPage(entry, cards, i)));
});

export const loadJobs = onceInBuild(async (): Promise<JobPage[]> => {
  const cards = await jobCards();
  return (await sorted('jobs')).map((entry, i) => jobPage(entry, cards, i));
});

/** The text of an entry as a component, for the slot of its page. */
export async function entryText(collection: CollectionKey, slug: string) {
  const entry = await getEntry(collection, slug);
  if (!entry) throw new Error(`There is no entry ${slug} in ${collection}`);
  return (await render(entry)).Content;
}

async function postCard(entry: CollectionEntry<'blog'>): Promise<PostCard> {
  const { key, fields, pictures } = entry.data;
  return {
    key,
    title: markedTitle('blog', fields),
    description: fields.blogDesc,
    date: isoDate(fields.blogDate),
    category: fields.blogCategory,
    author: fields.blogPoster,
    cover: await cover(pictures.blogImg, fields.blogImg, postDrawings(entry)),
  };
}

async function projectCard(entry: CollectionEntry<'projects'>): Promise<ProjectCard> {
  const { key, fields, pictures } = entry.data;
  return {
    key,
    name: markedTitle('projects', fields),
    title: fields.projectSub,
    description: fields.projectDesc,
    date: isoDate(fields.projectDate),
    category: fields.projectCategory,
    place: fields.place,
    figure: fields.figures[0],
    cover: await cover(pictures.projectImg, fields.projectImg, projectDrawings(entry)),
  };
}

function jobCard({ data: { key, fields } }: CollectionEntry<'jobs'>): JobCard {
  const { location, category, vacancies, salary, company } = fields;
  return {
    key,
    title: markedTitle('jobs', fields),
    location,
    category,
    vacancies,
    salary,
    type: fields.jobType,
    deadline: isoDate(fields.deadline),
    published: isoDate(fields.publishedDate),
    company,
  };
}

/** The entry's picture or, if it names none, a woven pattern of its own. */
async function cover(
  picture: CollectionEntry<CollectionKey>['data']['pictures'][string] | undefined,
  named: EntryPicture | undefined,
  drawings: { cover?: DrawingSpec; pattern?: DrawingSpec },
): Promise<Picture> {
  if (named && picture) return responsivePicture(picture, named);
  if (!drawings.cover || !drawings.pattern) throw new Error(`There is no picture ${named?.file}`);
  return {
    src: drawingAddress(drawings.cover),
    width: 960,
    height: 540,
    alt: '',
    pattern: { src: drawingAddress(drawings.pattern), width: 1600, height: 620 },
  };
}

function postPage(entry: CollectionEntry<'blog'>, cards: readonly PostCard[], i: number): PostPage {
  const { edge } = postDrawings(entry);
  return {
    ...cardAt(cards, i),
    ...ofEveryPage(entry),
    minutes: entry.data.minutes,
    step: postStep(entry.data.fields.blogCategory),
    ...(edge && { edge: drawingAddress(edge) }),
    newer: neighbour(cards[i - 1]),
    older: neighbour(cards[i + 1]),
  };
}

async function projectPage(entry: CollectionEntry<'projects'>, cards: readonly ProjectCard[], i: number): Promise<ProjectPage> {
  const { fields, pictures } = entry.data;
  const { duration, tools, figures, colours, detailImg, offer, projectCategory: category } = fields;
  return {
    ...cardAt(cards, i),
    ...ofEveryPage(entry),
    duration,
    tools,
    figures,
    colours: { ground: colours.ground, ink: colours.ink },
    border: drawingAddress(projectDrawings(entry).border),
    detail: detailImg && pictures.detailImg ? await responsivePicture(pictures.detailImg, detailImg) : null,
    example: exampleOf({ offer, category }),
    categoryLink: categoryLink(category),
    next: neighbour(cards[(i + 1) % cards.length]),
  };
}

function jobPage(entry: CollectionEntry<'jobs'>, cards: readonly JobCard[], i: number): JobPage {
  const { jobDesc: description, applyLink, websiteLink } = entry.data.fields;
  return { ...cardAt(cards, i), ...ofEveryPage(entry), description, applyLink, websiteLink };
}

/** What the page of every entry has. The day of its last change and its language only if it names them. */
function ofEveryPage({ id: slug, collection, data: { key, fields } }: CollectionEntry<CollectionKey>) {
  const { updated, language } = fields;
  return {
    slug,
    meta: metaOf(collection, fields, key),
    ...(updated !== undefined && { updated: isoDate(updated) }),
    ...(language && { language }),
  };
}

function neighbour(card: { key: string; title: string; cover: Picture } | undefined): Neighbour | null {
  return card ? { key: card.key, title: card.title, cover: { ...card.cover, alt: '' } } : null;
}

/** There is one for each entry. */
function cardAt<Card>(cards: readonly Card[], i: number): Card {
  const card = cards[i];
  if (card === undefined) throw new RangeError(`There is no card ${i}`);
  return card;
}

/** The answer of an endpoint with these data as a module, whose address has no digest, so that a page of the last version finds it. */
export function dataModule(data: unknown): Response {
  return new Response(`export default ${JSON.stringify(data)};\n`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
