/** What the lists and the search show of the entries, newest first, in the page and in the modules that follow it. */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { markedTitle } from '#collections/publishing.ts';
import { isoDate } from '#content/dates.ts';
import type { JobCard, Picture, PostCard, ProjectCard } from '#content/entries.ts';
import type { EntryPicture } from '#content/schemas/entry-fields.ts';
import { drawingAddress, type DrawingSpec } from '#drawings/drawing.ts';
import { postDrawings, projectDrawings } from './entry-drawings.ts';
import { responsivePicture } from './responsive-picture.ts';

/** Of this collection, newest first. */
export async function sorted<Name extends CollectionKey>(collection: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(collection)).toSorted((a, b) => a.data.place - b.data.place);
}

/** Each list is made once in a build, and for each page again in development. */
export function onceInBuild<Result>(load: () => Promise<Result>): () => Promise<Result> {
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

/** The answer of an endpoint with these data as a module, whose address has no digest, so that a page of the last version finds it. */
export function dataModule(data: unknown): Response {
  return new Response(`export default ${JSON.stringify(data)};\n`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
