/** What a Markdown entry has besides its fields: its pictures and its text, as the app shows them. */
import { basename } from 'node:path';
import type { Picture } from '#content/entries.ts';
import { focusPosition, phoneArea } from '#content/picture-focus.ts';
import type { EntryPicture as PictureField, Language } from '#content/schema.ts';
import type { Drawings } from '../drawings/drawings.ts';
import { linkTargets } from './addresses.ts';
import { ContentError, type Problem } from './content-error.ts';
import { keptMarkdown } from './kept-markdown.ts';
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
    const expected = 'expected a part within the picture: its height is four fifths of its width';
    if (!made) problems.push({ file, field: `${field}.phone`, found: JSON.stringify(part), expected });
    return made;
  }

  /** The files of a picture. One that is missing or cannot be read becomes a problem. */
  async function find({ file, folder }: Entry<unknown>, field: string, name: string): Promise<PictureFiles | undefined> {
    try {
      const files = await findPicture(folder, name);
      const advice = field === 'the text' ? '' : `, or leave ${field} out`;
      const expected = `expected a picture of that name beside the entry, such as ${name.replace(/\.\w+$/, '')}.jpg${advice}`;
      if (!files) problems.push({ file, field, found: `"${name}"`, expected: isAddress(name) ? noAddress : expected });
      return files;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push({ file, field, found: `${basename(error.file)}, which ${error.message}`, expected: expectedPicture });
      return undefined;
    }
  }

  /** The entry's text as HTML, and its reading time in whole minutes. */
  async function text(
    entry: Entry<{ language?: Language | undefined }>,
    { headingShift = 0 } = {},
  ): Promise<{ body: string; minutes: number }> {
    const { html, words, deadLinks, unreadLinks } = await keptMarkdown(entry.text, {
      headingShift,
      kindOf,
      language: entry.data.language ?? 'en',
      async findPicture(name) {
        const files = await find(entry, 'the text', name);
        return files && publisher.picture(files, '');
      },
    });
    if (!html) {
      const expected = 'expected a text in Markdown: HTML is left out';
      problems.push({ file: entry.file, field: 'the text', found: 'nothing that is shown', expected });
    }
    if (html.includes('<h1')) {
      const expected = 'expected headings that begin with ##, since the title is the page’s first';
      problems.push({ file: entry.file, field: 'the text', found: 'a heading that begins with a single #', expected });
    }
    for (const address of deadLinks) {
      problems.push({
        file: entry.file,
        field: 'the text',
        found: `a link to "${address}"`,
        expected: address.startsWith('#')
          ? 'expected # and the words of a heading of this text, in small letters with hyphens'
          : 'expected the address of a page of this site',
      });
    }
    for (const written of unreadLinks) {
      const expected = 'expected an address without blanks: rename the file, or write %20 for each blank';
      problems.push({ file: entry.file, field: 'the text', found: written, expected });
    }
    return { body: html, minutes: readingTime(words) };
  }

  function assertComplete(): void {
    if (problems.length > 0) throw new ContentError(problems);
  }

  return { cover, edge, picture, text, assertComplete };
}
