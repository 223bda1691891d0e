/** All that content/ says, checked: the entries with their texts as HTML. What is wrong stops the build. */
import { join } from 'node:path';
import { ContentError, type Problem } from '#content/content-error.ts';
import { nearest } from '#content/nearest.ts';
import { linkTargets } from './addresses.ts';
import type { Rendered } from './markdown.ts';
import { edgeColour, findPicture, pictureFile } from './picture-files.ts';
import { readContent } from './read-content.ts';
import { recordProblems, recordReferences } from './record-problems.ts';
import { addressKind, kind } from './references.ts';
import { type AnyEntry, type Collection, type CollectionName, type Content, table } from './table.ts';
import { picturesOf, readText } from './text-problems.ts';

export type SiteContent = { content: Content; texts: ReadonlyMap<AnyEntry, Rendered> };

/**
 * With `drafts`, for the development server, also what is not published yet. Throws a ContentError that lists every problem of
 * the records and the fields, or, where these are right, every problem of the texts and pictures.
 */
export async function readSiteContent(root = 'content', { drafts = false } = {}): Promise<SiteContent> {
  const content = await readContent(root, await recordProblems('content'), { drafts });
  return withTexts(content, namedEntries(content));
}

/** Names in the files of content/ that lead to no entry or page. */
function namedEntries(content: Content): Problem[] {
  const projects = content.projects.flatMap(({ data: { projectName, formerly = [] } }) => [projectName, ...formerly]);
  return recordReferences('content', {
    // A page shows less where a project is gone or not published yet; only a name that is nearly another one is a mistake.
    project: kind('the name of a project', projects, (name) => projects.includes(name) || nearest(name, projects) === ''),
    address: addressKind(linkTargets(content)),
  });
}

/** The texts of entries whose fields are right. Throws a ContentError that lists every problem of them and of their pictures. */
export async function withTexts(content: Content, known: readonly Problem[] = []): Promise<SiteContent> {
  const leads = linkTargets(content);
  const texts = new Map<AnyEntry, Rendered>();
  const problems = [...known];
  for (const entry of Object.values(content).flat()) {
    const read = await readText(entry, leads, findPicture);
    texts.set(entry, read.rendered);
    problems.push(...read.problems);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { content, texts };
}

/** The files of the pictures that an entry's fields name, by field, as Astro takes them. */
export function pictureImports({ folder, data }: AnyEntry): Record<string, string> {
  return Object.fromEntries(picturesOf(data).map(([field, { file }]) => [field, `./${pictureFile(folder, file)}`]));
}

/** The colour at the left edge of the picture that the entry's collection names (`edgeOf`). */
export async function edgeOf(collection: CollectionName, { folder, data }: AnyEntry): Promise<string | undefined> {
  const { edgeOf: field }: Collection = table[collection];
  const [, picture] = picturesOf(data).find(([name]) => name === field) ?? [];
  const file = picture && pictureFile(folder, picture.file);
  return file === undefined ? undefined : edgeColour(join(folder, file));
}
