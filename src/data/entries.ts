/** The entries as the pages show them, newest first. */
import { type CollectionEntry, type CollectionKey, getCollection, getEntry, render } from 'astro:content';
import { metaOf } from '#collections/addresses.ts';
import { markedTitle } from '#collections/publishing.ts';
import { isoDate } from '#content/dates.ts';
import type { JobPage, Neighbour, Picture, PostCard, PostPage, ProjectCard, ProjectPage } from '#content/entries.ts';
import { categoryLink, exampleOf, postStep } from '#content/next-steps.ts';
import type { EntryPicture, Language } from '#content/schemas/entry-fields.ts';
import { drawingAddress, type DrawingSpec } from '#drawings/drawing.ts';
import { postDrawings, projectDrawings } from './entry-drawings.ts';
import { responsivePicture } from './responsive-picture.ts';

type Post = CollectionEntry<'blog'>;
type Project = CollectionEntry<'projects'>;

/** Of this collection, newest first. */
export async function sorted<Name extends CollectionKey>(collection: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(collection)).toSorted((a, b) => a.data.place - b.data.place);
}

/** Each list is made once in a build, and for each page again in development. */
export const loadPosts = onceInBuild(async (): Promise<PostPage[]> => {
  const entries = await sorted('blog');
  const cards = await Promise.all(entries.map(postCard));
  return entries.map((entry, i) => postPage(entry, cards, i));
});

export const loadProjects = onceInBuild(async (): Promise<ProjectPage[]> => {
  const entries = await sorted('projects');
  const cards = await Promise.all(entries.map(projectCard));
  return Promise.all(entries.map((entry, i) => projectPage(entry, cards, i)));
});

export const loadJobs = onceInBuild(async (): Promise<JobPage[]> => (await sorted('jobs')).map(jobPage));

/** The text of an entry as a component, for the slot of its page. */
export async function entryText(collection: CollectionKey, slug: string) {
  const entry = await getEntry(collection, slug);
  if (!entry) throw new Error(`There is no entry ${slug} in ${collection}`);
  return (await render(entry)).Content;
}

function onceInBuild<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loaded ??= load();
    return loaded;
  };
}

async function postCard(entry: Post): Promise<PostCard> {
  const { key, fields } = entry.data;
  return {
    key,
    title: markedTitle('blog', fields),
    description: fields.blogDesc,
    date: isoDate(fields.blogDate),
    category: fields.blogCategory,
    author: fields.blogPoster,
    cover: await cover(entry.data.pictures.blogImg, fields.blogImg, postDrawings(entry)),
  };
}

function postPage(entry: Post, cards: readonly PostCard[], i: number): PostPage {
  const { fields, key, minutes } = entry.data;
  const { edge } = postDrawings(entry);
  return {
    ...cardAt(cards, i),
    slug: entry.id,
    meta: metaOf('blog', fields, key),
    ...shownOnPage(fields),
    minutes,
    step: postStep(fields.blogCategory),
    ...(edge && { edge: drawingAddress(edge) }),
    newer: neighbour(cards[i - 1]),
    older: neighbour(cards[i + 1]),
  };
}

async function projectCard(entry: Project): Promise<ProjectCard> {
  const { fields } = entry.data;
  return {
    key: fields.projectName,
    name: markedTitle('projects', fields),
    title: fields.projectSub,
    description: fields.projectDesc,
    date: isoDate(fields.projectDate),
    category: fields.projectCategory,
    place: fields.place,
    figure: fields.figures[0],
    cover: await cover(entry.data.pictures.projectImg, fields.projectImg, projectDrawings(entry)),
  };
}

async function projectPage(entry: Project, cards: readonly ProjectCard[], i: number): Promise<ProjectPage> {
  const { fields, pictures } = entry.data;
  const { duration, tools, figures, colours, detailImg, offer, projectCategory: category } = fields;
  return {
    ...cardAt(cards, i),
    slug: entry.id,
    meta: metaOf('projects', fields),
    ...shownOnPage(fields),
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

function jobPage({ id: slug, data: { fields } }: CollectionEntry<'jobs'>): JobPage {
  const { jobTitle, location, category, vacancies, salary, company, applyLink, websiteLink } = fields;
  return {
    key: jobTitle,
    title: markedTitle('jobs', fields),
    location,
    category,
    vacancies,
    salary,
    type: fields.jobType,
    deadline: isoDate(fields.deadline),
    published: isoDate(fields.publishedDate),
    company,
    slug,
    meta: metaOf('jobs', fields),
    ...shownOnPage(fields),
    description: fields.jobDesc,
    applyLink,
    websiteLink,
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

/** The day of the last change and the language, for an entry that names them. */
function shownOnPage({ updated, language }: { updated?: string | undefined; language?: Language | undefined }) {
  return { ...(updated !== undefined && { updated: isoDate(updated) }), ...(language && { language }) };
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
