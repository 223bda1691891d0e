/** The entries as their pages show them, newest first. */
import { type CollectionEntry, type CollectionKey, getEntry, render } from 'astro:content';
import { metaOf } from '#collections/addresses.ts';
import { isoDate } from '#content/dates.ts';
import type { JobCard, JobPage, Neighbour, Picture, PostCard, PostPage, ProjectCard, ProjectPage } from '#content/entries.ts';
import { categoryLink, exampleOf, postStep } from '#content/next-steps.ts';
import { drawingAddress } from '#drawings/drawing.ts';
import { jobCards, onceInBuild, postCards, projectCards, sorted } from './cards.ts';
import { postDrawings, projectDrawings } from './entry-drawings.ts';
import { responsivePicture } from './responsive-picture.ts';

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
