/** What is wrong with the text and the pictures of an entry, and what is found on the way. */
import { basename } from 'node:path';
import { phoneArea } from '#content/picture-focus.ts';
import type { EntryPicture } from '#content/schemas/entry-fields.ts';
import type { Problem } from '#content/content-error.ts';
import { type Rendered, renderText, type TextOptions } from './markdown.ts';
import { expectedPicture, nameOf, PictureError, pictureFile } from './picture-files.ts';
import { addressKind, referenceProblems } from './references.ts';
import type { AnyEntry, Entry } from './table.ts';

/** Looks for a picture beside an entry. Gives its size as it is shown, undefined if there is none. Throws a PictureError. */
export type FindSize = (folder: string, name: string) => Promise<{ width: number; height: number } | undefined>;

/** The text of an entry as HTML, with everything that is wrong with it and with the entry's pictures. */
export async function readText(
  entry: AnyEntry,
  leads: TextOptions['leads'],
  findSize: FindSize,
): Promise<{ rendered: Rendered; problems: Problem[] }> {
  const { file, folder, schema, data, text } = entry;
  const problems = referenceProblems(schema, data, file, { address: addressKind(leads) });
  for (const [field, { file: name, phone }] of picturesOf(data)) {
    const size = await sought(findSize, entry, field, name, problems);
    if (size && phone && !phoneArea(phone, size)) problems.push(outside(file, field, phone));
  }
  const rendered = await renderText(text, {
    leads,
    fileOf: (name) => pictureFile(folder, name),
    language: data.language ?? 'en',
    // The page shows a job's text below the heading of the requirements.
    headingShift: 'jobTitle' in data ? 1 : 0,
  });
  for (const name of rendered.pictures) await sought(findSize, entry, 'the text', name, problems);
  return { rendered, problems: [...problems, ...textProblems(file, rendered)] };
}

/** The pictures that an entry's fields name. */
export function picturesOf(data: object): [field: string, picture: EntryPicture][] {
  return Object.entries(data).filter((field): field is [string, EntryPicture] => isPicture(field[1]));
}

function isPicture(value: unknown): value is EntryPicture {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}

/** What is found of a picture. One that is missing or cannot be read becomes a problem. */
async function sought(
  findSize: FindSize,
  { file, folder }: Entry<unknown>,
  field: string,
  name: string,
  problems: Problem[],
): Promise<Awaited<ReturnType<FindSize>>> {
  try {
    const found = await findSize(folder, name);
    if (!found) problems.push({ file, field, found: `"${name}"`, expected: expectedName(name, field) });
    return found;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    problems.push({ file, field, found: `${basename(error.file)}, which ${error.message}`, expected: expectedPicture });
    return undefined;
  }
}

function expectedName(name: string, field: string): string {
  if (/[/:]/.test(name)) return 'expected the name of a picture beside the entry, not an address';
  const advice = field === 'the text' ? '' : `, or leave ${field} out`;
  return `expected a picture of that name beside the entry, such as ${nameOf(name)}.jpg${advice}`;
}

function outside(file: string, field: string, part: NonNullable<EntryPicture['phone']>): Problem {
  const expected = 'expected a part within the picture: its height is four fifths of its width';
  return { file, field: `${field}.phone`, found: JSON.stringify(part), expected };
}

function textProblems(file: string, { html, deadLinks, unreadLinks, droppedHtml, missingNotes }: Rendered): Problem[] {
  const problems: Problem[] = [];
  const add = (found: string, expected: string) => void problems.push({ file, field: 'the text', found, expected });
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
  return problems;
}
