/** All that content/ says, checked: the entries with their texts as HTML and their pictures. What is wrong stops the build. */
import { join } from 'node:path';
import { ContentError, type Problem } from '#content/content-error.ts';
import { nearest } from '#content/nearest.ts';
import { type Area, phoneArea } from '#content/picture-focus.ts';
import type { EntryPicture } from '#content/schemas/entry-fields.ts';
import { linkTargets } from './addresses.ts';
import { type Rendered, renderText, type TextOptions } from './markdown.ts';
import { edgeColour, expectedPicture, findPicture, nameOf, PictureError, type PictureFile, pictureFile } from './picture-files.ts';
import { readContent } from './read-content.ts';
import { recordProblems, recordReferences } from './record-problems.ts';
import { addressKind, kind, referenceProblems } from './references.ts';
import { type AnyEntry, type Collection, collectionNames, type Content, table } from './table.ts';

/**
 * What a page shows of an entry: its text, and by their fields the pictures that these name, with the part in pixels that a phone
 * shows. `edge` is the colour at the left edge of the picture that the table names.
 */
type EntryText = Rendered & { named: Record<string, PictureFile & { phone?: Area }>; edge?: string };
export type SiteContent = { content: Content; texts: ReadonlyMap<AnyEntry, EntryText> };

/**
 * With `drafts`, for the development server, also what is not published yet. Throws a ContentError that lists every problem of
 * the records and the fields, or, where these are right, every problem of the texts and pictures.
 */
export async function readSiteContent({ drafts = false } = {}): Promise<SiteContent> {
  const content = await readContent('content', await recordProblems('content'), { drafts });
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
  const texts = new Map<AnyEntry, EntryText>();
  const problems = [...known];
  for (const name of collectionNames) {
    const { edgeOf = '' }: Collection = table[name];
    for (const entry of content[name]) {
      const { text, problems: found } = await readText(entry, leads);
      problems.push(...found);
      // Where something is wrong, no page shows it.
      const picture = problems.length === 0 ? text.named[edgeOf] : undefined;
      texts.set(entry, { ...text, ...(picture && { edge: await edgeColour(join(entry.folder, picture.file), picture.height) }) });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { content, texts };
}

/**
 * The text of an entry as HTML and the pictures of its fields, with everything that is wrong with them. `find` looks for a picture
 * beside the entry.
 */
export async function readText(entry: AnyEntry, leads: TextOptions['leads'], find = findPicture) {
  const { file, folder, schema, data } = entry;
  const problems = referenceProblems(schema, data, file, { address: addressKind(leads) });
  const add = (field: string, found: string, expected: string) => void problems.push({ file, field, found, expected });

  async function sought(name: string, field: string): Promise<PictureFile | undefined> {
    try {
      const picture = await find(folder, name);
      if (!picture) add(field, `"${name}"`, expectedName(name, field));
      return picture;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      add(field, `${error.file}, which ${error.message}`, expectedPicture);
      return undefined;
    }
  }

  const named: EntryText['named'] = {};
  for (const [field, value] of Object.entries(data)) {
    if (!isPicture(value)) continue;
    const picture = await sought(value.file, field);
    if (!picture) continue;
    const phone = value.phone && phoneArea(value.phone, picture);
    if (value.phone && !phone) {
      add(`${field}.phone`, JSON.stringify(value.phone), 'expected a part within the picture: its height is four fifths of its width');
    }
    named[field] = { ...picture, ...(phone && { phone }) };
  }
  const rendered = await renderText(entry.text, {
    leads,
    fileOf: (name) => pictureFile(folder, name),
    language: data.language ?? 'en',
    // The page shows a job's text below the heading of the requirements.
    headingShift: 'jobTitle' in data ? 1 : 0,
  });
  for (const name of rendered.pictures) await sought(name, 'the text');
  addTextProblems(rendered, (found, expected) => add('the text', found, expected));
  const text: EntryText = { ...rendered, named };
  return { text, problems };
}

function isPicture(value: unknown): value is EntryPicture {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}

function expectedName(name: string, field: string): string {
  if (/[/:]/.test(name)) return 'expected the name of a picture beside the entry, not an address';
  const advice = field === 'the text' ? '' : `, or leave ${field} out`;
  return `expected a picture of that name beside the entry, such as ${nameOf(name)}.jpg${advice}`;
}

function addTextProblems(
  { html, deadLinks, unreadLinks, droppedHtml, missingNotes }: Rendered,
  add: (found: string, expected: string) => void,
): void {
  if (!html) add('nothing that is shown', 'expected a text in Markdown: HTML is left out');
  if (html.includes('<h1')) {
    add('a heading that begins with a single #', 'expected headings that begin with ##, since the title is the page’s first');
  }
  for (const address of deadLinks) {
    const expected = address.startsWith('#')
      ? 'expected # and the words of a heading of this text, in small letters with hyphens'
      : 'expected the address of a page of this site';
    add(`a link to "${address}"`, expected);
  }
  for (const written of unreadLinks) add(written, 'expected an address without blanks: rename the file, or write %20 for each blank');
  for (const written of droppedHtml) add(written, 'expected Markdown: HTML is left out, and with it these words');
  for (const note of missingNotes) add(`${note} without a note`, `expected a paragraph such as ${note}: Words of the note.`);
}
