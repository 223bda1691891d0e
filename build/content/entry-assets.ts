/** What a Markdown entry has besides its fields: its pictures and its text, as the app shows them. */
import type { Picture } from '#content/entries.ts';
import type { Picture as PictureField } from '#content/schema.ts';
import { coverCloth, coverMotif } from '../drawings/covers.ts';
import { linkTargets } from './addresses.ts';
import { ContentError, type Problem } from './content-error.ts';
import { renderMarkdown } from './markdown.ts';
import { findPicture } from './pictures.ts';
import type { Publisher } from './publish.ts';
import { readingTime } from './reading-time.ts';
import type { Content, Entry } from './read.ts';

/** Collects the pictures and links that are missing; `assertComplete` throws a ContentError that lists them all. */
export function entryAssets(content: Content, publisher: Publisher) {
  const problems: Problem[] = [];
  const kindOf = linkTargets(content);

  /** The entry's picture or, if it names none, a woven pattern that depends on its slug. */
  async function cover(entry: Entry<unknown>, field: string, named: PictureField | undefined): Promise<Picture> {
    if (named) return picture(entry, field, named);
    const pattern = await publisher.content(`pattern-${entry.slug}.svg`, coverCloth(entry.slug));
    return {
      src: await publisher.content(`cover-${entry.slug}.svg`, coverMotif(entry.slug)),
      width: 960,
      height: 540,
      alt: '',
      pattern: { src: pattern, width: 1600, height: 620 },
    };
  }

  async function picture(entry: Entry<unknown>, field: string, { file, alt, focus }: PictureField): Promise<Picture> {
    const files = await findPicture(entry.folder, file);
    if (files) return { ...(await publisher.picture(files, alt)), ...(focus && { focus }) };
    problems.push({
      file: entry.file,
      field,
      found: `"${file}"`,
      expected: `expected ${file}-<width>.webp beside the entry (make it with npm run art, or leave ${field} out)`,
    });
    return { src: '', width: 1, height: 1, alt: '' };
  }

  /** The entry's text as HTML, and its reading time in whole minutes. */
  async function text(entry: Entry<unknown>, { headingShift = 0 } = {}): Promise<{ body: string; minutes: number }> {
    const { html, words, missing } = await renderMarkdown(entry.text, {
      headingShift,
      kindOf,
      async findPicture(name) {
        const files = await findPicture(entry.folder, name);
        return files && publisher.picture(files, '');
      },
    });
    for (const name of missing.pictures) {
      problems.push({
        file: entry.file,
        field: 'the text',
        found: `a picture "${name}"`,
        expected: `expected ${name}-<width>.webp beside the entry`,
      });
    }
    for (const address of missing.links) {
      problems.push({
        file: entry.file,
        field: 'the text',
        found: `a link to "${address}"`,
        expected: 'expected the address of a page of this site',
      });
    }
    return { body: html, minutes: readingTime(words) };
  }

  function assertComplete(): void {
    if (problems.length > 0) throw new ContentError(problems);
  }

  return { cover, picture, text, assertComplete };
}
