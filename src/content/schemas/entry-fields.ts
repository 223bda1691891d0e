/** Fields that entries of every kind have, for their schemas. */
import * as z from 'zod';
import { metaLimits } from '../constants.ts';
import { atMost, date, flag, oneOf, text } from '../fields.ts';
import { PhonePart, PictureFocus } from '../picture-focus.ts';
import { picture } from './shared.ts';

/** Last segment of the address of the page for an unknown post, project or job. */
const unknownKey = '404';

/** The name of a post, project or job is also its address: one path segment that is valid on every host and file system. */
export const key = text
  .refine((value) => !/[/\\%?#]/.test(value), 'expected a title without / \\ % ? #, since the title is the page’s address')
  .refine(isFileName, {
    error: ({ input }) =>
      `expected a title that every file system takes, without : * " < > | and no dot at its end${such(fileNameFrom(String(input)))}`,
  })
  .refine(
    (value) => !value.isWellFormed() || encodeURIComponent(value).length <= 240,
    'expected a shorter title: as an address it is longer than a file name may be (a Bangla letter counts nine)',
  )
  .refine((value) => value !== unknownKey, `expected another title: ${unknownKey} is the address of the page for unknown entries`);

function such(title: string): string {
  return title && `, such as "${title}"`;
}

/** Windows and what is made for it refuse these signs, a dot at the end, and names of devices. */
function isFileName(title: string): boolean {
  return !/[:*"<>|\n]|\.$|\.html$|^(?:index|con|prn|aux|nul|com\d|lpt\d)$/i.test(title);
}

/** A title with typographic signs in the place of those that file systems refuse. */
function fileNameFrom(title: string): string {
  const written = title
    .replaceAll(/ ?: /g, ', ')
    .replaceAll(/"([^"]*)"/g, (_, quoted: string) => `“${quoted}”`)
    .replaceAll(/ ?\| ?/g, ' – ')
    .replaceAll(/[:*"<>/\\%?#]|\.+$|\.html$/gi, '')
    .trim();
  return isFileName(written) ? written : `${written} page`;
}

/** The last segment of an address that an entry had: a former title, which may have signs that are no longer allowed. */
const formerKey = text.refine((value) => !/[/\\%?#]/.test(value), 'expected a former title, not a whole address');

/** Languages of an entry's text, by their codes (BCP 47). */
const languages = ['en', 'bn'] as const;

/** What every Markdown entry may say about its publishing. */
export const publishing = {
  /** Not finished: only the development server shows it. The same holds for an entry whose day is yet to come. */
  draft: flag.optional(),
  /** The last segments of addresses that it had, such as its title before a change. Each leads to the present address. */
  formerly: z.array(formerKey, 'expected a list').optional(),
  /** The day of the last change that readers should know of; the page, the feed and search engines tell it. */
  updated: date.optional(),
  /** The language of its title and text; English if it says nothing. */
  language: oneOf(languages).optional(),
};

/** Title and description for search engines (shared.ts), where an entry's visible title or description is too long for that or says too little by itself. */
export const entryMeta = { metaTitle: atMost(metaLimits.title).optional(), metaDesc: atMost(metaLimits.description).optional() };

/** A picture of an entry is cut to frames of several shapes. */
export const entryPicture = z.strictObject({ ...picture.shape, focus: PictureFocus.optional(), phone: PhonePart.optional() });

/** What code may ask of every entry, of whatever kind. */
export type EntryFields = z.infer<ReturnType<typeof z.strictObject<{ id: typeof text } & typeof publishing & typeof entryMeta>>>;
/** The code of an entry's language. */
export type Language = (typeof languages)[number];
export type EntryPicture = z.infer<typeof entryPicture>;
