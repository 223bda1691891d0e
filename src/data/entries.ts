/** The entries as the pages show them, newest first. */
import { type CollectionEntry, type CollectionKey, getCollection, getEntry, render } from 'astro:content';
import { jobMeta, postMeta, projectMeta } from '#collections/entry-meta.ts';
import { buildDay, marksOn } from '#collections/publishing.ts';
import { parseDate } from '#content/dates.ts';
import type { JobPage, Neighbour, Picture, PostCard, PostPage, ProjectCard, ProjectPage } from '#content/entries.ts';
import type { EntryPicture, Post } from '#content/schema.ts';
import { drawingAddress } from '#drawings/drawing.ts';
import { shownPicture } from './shown-picture.ts';

/** Each list is made once in a build, and anew for each page in development. */
export const loadPosts = onceInBuild(async (): Promise<PostPage[]> => {
  const entries = await sorted('blog');
  const cards = await Promise.all(entries.map(postCard));
  return entries.map(({ id, data: { fields, key, minutes, edge } }, i) => ({
    ...cardOf(cards, i),
    slug: id,
    meta: postMeta(fields, key),
    ...shownOnPage(fields),
    minutes,
    ...(edge && { edge: drawingAddress({ kind: 'edge', slug: id, colour: edge }) }),
    newer: neighbour(cards[i - 1]),
    older: neighbour(cards[i + 1]),
  }));
});

export const loadProjects = onceInBuild(async (): Promise<ProjectPage[]> => {
  const entries = await sorted('projects');
  const cards = await Promise.all(entries.map(projectCard));
  return Promise.all(
    entries.map(async ({ id, data: { fields, pictures } }, i) => ({
      ...cardOf(cards, i),
      slug: id,
      meta: projectMeta(fields),
      ...shownOnPage(fields),
      duration: fields.duration,
      tools: fields.tools,
      figures: fields.figures,
      colours: { ground: fields.colours.ground, ink: fields.colours.ink },
      border: drawingAddress({ kind: 'border', slug: id, colours: fields.colours }),
      detail: fields.detailImg && pictures.detailImg ? await shownPicture(pictures.detailImg, fields.detailImg) : null,
      next: neighbour(cards[(i + 1) % cards.length]),
    })),
  );
});

export const loadJobs = onceInBuild(async (): Promise<JobPage[]> => {
  const marked = marksOn(buildDay());
  return (await sorted('jobs')).map(({ id, data: { fields } }) => ({
    key: fields.jobTitle,
    title: marked(fields, fields.publishedDate, fields.jobTitle),
    location: fields.location,
    category: fields.category,
    vacancies: fields.vacancies,
    salary: fields.salary,
    type: fields.jobType,
    deadline: isoDate(fields.deadline),
    published: isoDate(fields.publishedDate),
    company: fields.company,
    slug: id,
    meta: jobMeta(fields),
    ...shownOnPage(fields),
    description: fields.jobDesc,
    applyLink: fields.applyLink,
    websiteLink: fields.websiteLink,
  }));
});

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

async function sorted<Name extends CollectionKey>(collection: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(collection)).toSorted((a, b) => a.data.place - b.data.place);
}

async function postCard(entry: CollectionEntry<'blog'>): Promise<PostCard> {
  const { key, fields } = entry.data;
  return {
    key,
    title: marksOn(buildDay())(fields, fields.blogDate, fields.blogSub),
    description: fields.blogDesc,
    date: isoDate(fields.blogDate),
    category: fields.blogCategory,
    author: fields.blogPoster,
    cover: await cover(entry, 'blogImg', fields.blogImg),
  };
}

async function projectCard(entry: CollectionEntry<'projects'>): Promise<ProjectCard> {
  const { fields } = entry.data;
  return {
    key: fields.projectName,
    name: marksOn(buildDay())(fields, fields.projectDate, fields.projectName),
    title: fields.projectSub,
    description: fields.projectDesc,
    date: isoDate(fields.projectDate),
    category: fields.projectCategory,
    place: fields.place,
    cover: await cover(entry, 'projectImg', fields.projectImg),
  };
}

/** The entry's picture or, if it names none, a woven pattern that depends on its slug. */
async function cover({ id: slug, data }: CollectionEntry<CollectionKey>, field: string, named: EntryPicture | undefined): Promise<Picture> {
  const source = data.pictures[field];
  if (named && source) return shownPicture(source, named);
  return {
    src: drawingAddress({ kind: 'cover', slug }),
    width: 960,
    height: 540,
    alt: '',
    pattern: { src: drawingAddress({ kind: 'pattern', slug }), width: 1600, height: 620 },
  };
}

/** The day of the last change and the language, for an entry that names them. */
function shownOnPage({ updated, language }: Pick<Post, 'updated' | 'language'>) {
  return { ...(updated !== undefined && { updated: isoDate(updated) }), ...(language && { language }) };
}

function neighbour(card: { key: string; title: string; cover: Picture } | undefined): Neighbour | null {
  return card ? { key: card.key, title: card.title, cover: { ...card.cover, alt: '' } } : null;
}

function cardOf<Card>(cards: readonly Card[], i: number): Card {
  const card = cards[i];
  if (card === undefined) throw new Error(`There is no card ${i}`);
  return card;
}

/** The schema has checked that it is a day. */
function isoDate(date: string): string {
  return parseDate(date) ?? '';
}
