/** What a Markdown entry has besides its fields: its pictures and its text, as the app shows them. */
import { basename } from 'node:path';
import type { Picture } from '#content/entries.ts';
import { focusPosition, phoneArea } from '#content/picture-focus.ts';
import type { EntryPicture as PictureField, Job, Post, Project } from '#content/schema.ts';
import type { Drawings } from '../drawings/drawings.ts';
import { linkTargets } from './addresses.ts';
import { ContentError, type Problem } from './content-error.ts';
import { keptMarkdown } from './kept-markdown.ts';
import { type Options, type Rendered, renderMarkdown } from './markdown.ts';
import { edgeColour, expectedPicture, findPicture, partOfPicture, PictureError, type PictureFiles } from './pictures.ts';
import type { Publisher } from './publish.ts';
import { readingTime } from './reading-time.ts';
import type { Content, Entry } from './read.ts';

const noAddress = 'expected the name of a picture beside the entry, not an address';
const isAddress = (name: string) => /[/:]/.test(name);

/** Collects the pictures and links that are missing; `assertComplete` throws a ContentError that lists them all. */
export function entryAssets(content: Content, publisher: Publisher, drawings: Drawings) {
  const problems: Problem[] = [];
  const kindOf = linkTargets(content);

  /** The entry's picture or, if it names none, a woven pattern that depends on its slug. */
  async function cover(entry: Entry<unknown>, field: string, named: PictureField | undefined): Promise<Picture> {
    if (named) return picture(entry, field, named);
    const { slug } = entry;
    return {
      src: drawings.address({ kind: 'cover', slug }),
      width: 960,
      height: 540,
      alt: '',
      pattern: { src: drawings.address({ kind: 'pattern', slug }), width: 1600, height: 620 },
    };
  }

  /** The cloth in the colour of a picture's left edge; nothing without a picture, or with one that is a problem already. */
  async function edge(entry: Entry<unknown>, field: string, named: PictureField | undefined): Promise<{ edge?: string }> {
    if (!named || problems.some((problem) => problem.file === entry.file && problem.field === field)) return {};
    const files = await findPicture(entry.folder, named.file);
    if (!files) return {};
    return { edge: drawings.address({ kind: 'edge', slug: entry.slug, colour: await edgeColour(files) }) };
  }

  async function picture(entry: Entry<unknown>, field: string, { file, alt, focus, phone }: PictureField): Promise<Picture> {
    const files = await find(entry, field, file);
    if (!files) return { src: '', width: 1, height: 1, alt: '' };
    const onPhone = phone && (await phonePart(entry, field, files, phone));
    return {
      ...(await publisher.picture(files, alt)),
      ...(focus && { focus: focusPosition(focus) }),
      ...(onPhone && { phone: await publisher.srcSet(onPhone) }),
    };
  }

  /** The files of the part that a phone shows. A part that is not within the picture becomes a problem. */
  async function phonePart({ file }: Entry<unknown>, field: string, files: PictureFiles, part: NonNullable<PictureField['phone']>) {
    const made = await partOfPicture(files, 'phone', (size) => phoneArea(part, size));
    if (!made) problems.push(outside(file, field, part));
    return made;
  }

  /** The files of a picture. One that is missing or cannot be read becomes a problem. */
  function find(entry: Entry<unknown>, field: string, name: string): Promise<PictureFiles | undefined> {
    return sought(findPicture, entry, field, name, problems);
  }

  /** The entry's text as HTML, and its reading time in whole minutes. */
  async function text(entry: Entry<Post | Project | Job>): Promise<{ body: string; minutes: number }> {
    const rendered = await keptMarkdown(entry.text, {
      ...textOptions(entry.data),
      kindOf,
      async findPicture(name) {
        const files = await find(entry, 'the text', name);
        return files && publisher.picture(files, '');
      },
    });
    problems.push(...textProblems(entry.file, rendered));
    return { body: rendered.html, minutes: readingTime(rendered.words) };
  }

  function assertComplete(): void {
    if (problems.length > 0) throw new ContentError(problems);
  }

  return { cover, edge, picture, text, assertComplete };
}

/** Looks for a picture beside an entry. Gives its size as it is shown, undefined if there is none. Throws a PictureError. */
export type FindSize = (folder: string, name: string) => Promise<{ width: number; height: number } | undefined>;

/** What is wrong with the pictures and the links of one entry, found without making the widths of a picture or writing anything. */
export async function assetProblems(entry: Entry<Post | Project | Job>, kindOf: Options['kindOf'], findSize: FindSize): Promise<Problem[]> {
  const { file, data, text } = entry;
  const problems: Problem[] = [];
  for (const [field, named] of Object.entries(data)) {
    if (!isPicture(named)) continue;
    const size = await sought(findSize, entry, field, named.file, problems);
    if (size && named.phone && !phoneArea(named.phone, size)) problems.push(outside(file, field, named.phone));
  }
  const rendered = await renderMarkdown(text, {
    ...textOptions(data),
    kindOf,
    async findPicture(name) {
      await sought(findSize, entry, 'the text', name, problems);
      return undefined;
    },
  });
  return [...problems, ...textProblems(file, rendered)];
}

function isPicture(value: unknown): value is PictureField {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}

/** What is found of a picture. One that is missing or cannot be read becomes a problem. */
async function sought<Found>(
  find: (folder: string, name: string) => Promise<Found | undefined>,
  { file, folder }: Entry<unknown>,
  field: string,
  name: string,
  problems: Problem[],
): Promise<Found | undefined> {
  try {
    const found = await find(folder, name);
    const advice = field === 'the text' ? '' : `, or leave ${field} out`;
    const expected = `expected a picture of that name beside the entry, such as ${name.replace(/\.\w+$/, '')}.jpg${advice}`;
    if (!found) problems.push({ file, field, found: `"${name}"`, expected: isAddress(name) ? noAddress : expected });
    return found;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    problems.push({ file, field, found: `${basename(error.file)}, which ${error.message}`, expected: expectedPicture });
    return undefined;
  }
}

function outside(file: string, field: string, part: NonNullable<PictureField['phone']>): Problem {
  const expected = 'expected a part within the picture: its height is four fifths of its width';
  return { file, field: `${field}.phone`, found: JSON.stringify(part), expected };
}

function textOptions(data: Post | Project | Job): Pick<Options, 'language' | 'headingShift'> {
  // The page shows a job's text below the heading of the requirements.
  return { language: data.language ?? 'en', headingShift: 'jobTitle' in data ? 1 : 0 };
}

function textProblems(file: string, { html, deadLinks, unreadLinks }: Rendered): Problem[] {
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
  return problems;
}
