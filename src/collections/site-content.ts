/** All that content/ says, checked: the entries with their texts as HTML. What is wrong stops the build. */
import { join } from 'node:path';
import { ContentError } from '#content/content-error.ts';
import { entriesFolder } from './entry-files.ts';
import { linkTargets } from './addresses.ts';
import type { Rendered } from './markdown.ts';
import { edgeColour, findPicture, pictureFile } from './picture-files.ts';
import { readContent } from './read-content.ts';
import { recordProblems } from './record-problems.ts';
import { type AnyEntry, type Collection, type CollectionName, type Content, table } from './table.ts';
import { picturesOf, readText } from './text-problems.ts';

export type SiteContent = { content: Content; texts: ReadonlyMap<AnyEntry, Rendered> };

/**
 * With `drafts`, for the development server, also what is not published yet. Throws a ContentError that lists every problem of
 * the records and the fields, or, where these are right, every problem of the texts and pictures.
 */
export async function readSiteContent(root = entriesFolder, { drafts = false } = {}): Promise<SiteContent> {
  return withTexts(await readContent(root, await recordProblems('content'), { drafts }));
}

/** The texts of entries whose fields are right. Throws a ContentError that lists every problem of them and of their pictures. */
export async function withTexts(content: Content): Promise<SiteContent> {
  const leads = linkTargets(content);
  const texts = new Map<AnyEntry, Rendered>();
  const problems = [];
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
