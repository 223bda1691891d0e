/**
 * Schemas of the Markdown entries (specification, section 3). The field names are those of the specification. The build checks each
 * entry and stops at an error with the file, the field, what was found and what was expected.
 */
import * as z from 'zod';
import { blogCategories, jobCategories, jobTypes, projectCategories } from '../categories.ts';
import { metaLimits } from '../constants.ts';
import { amount, atMost, colour, date, flag, link, list, oneOf, text, textLike } from '../fields.ts';
import { fileNameFrom, isFileName } from '../file-names.ts';
import { PhonePart, PictureFocus } from '../picture-focus.ts';
import { picture } from './shared.ts';

/** Last segment of the address of the page for an unknown post, project or job. */
const unknownKey = '404';

/** The name of a post, project or job is also its address: one path segment that is valid on every host and file system. */
const key = text
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

/** The last segment of an address that an entry had: a former title, which may have signs that are no longer allowed. */
const formerKey = text.refine((value) => !/[/\\%?#]/.test(value), 'expected a former title, not a whole address');

/** Languages of an entry's text, by their codes (BCP 47). */
const languages = ['en', 'bn'] as const;

/** What every Markdown entry may say about its publishing. */
const publishing = {
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
const entryMeta = { metaTitle: atMost(metaLimits.title).optional(), metaDesc: atMost(metaLimits.description).optional() };

/** A picture of an entry is cut to frames of several shapes. */
const entryPicture = z.strictObject({ ...picture.shape, focus: PictureFocus.optional(), phone: PhonePart.optional() });

export const Post = z.strictObject({
  id: text,
  blogSub: key,
  blogDesc: text,
  blogDate: date,
  blogCategory: oneOf(blogCategories),
  blogPoster: text,
  blogLink: textLike(/^\/blogs\/[a-z0-9]+(-[a-z0-9]+)*$/, 'expected /blogs/ and small letters, digits and hyphens'),
  blogImg: entryPicture.optional(),
  ...publishing,
  ...entryMeta,
});

export const Project = z.strictObject({
  id: text,
  projectName: key,
  projectSub: text,
  projectDesc: text,
  projectCategory: oneOf(projectCategories),
  projectDate: date,
  projectImg: entryPicture.optional(),
  /** A second picture with more detail, for the detail page. */
  detailImg: entryPicture.optional(),
  place: text,
  duration: text,
  tools: list(text),
  /** What it is an example of: the id of a price of content/prices.yaml that has an `example`. Its page says what such a thing costs; without it, the usual one of its category. */
  offer: text.meta({ control: 'example' }).optional(),
  figures: z.array(z.strictObject({ value: text, label: text }), 'expected a list').length(3, 'expected three figures'),
  /** The client's colours: background and text at the top of the detail page, and two more for the cloth below it. */
  colours: z.strictObject({
    ground: colour,
    ink: colour,
    threads: z.array(colour, 'expected two colours').length(2, 'expected two colours').optional(),
  }),
  ...publishing,
  ...entryMeta,
});

export const Job = z.strictObject({
  id: text,
  jobTitle: key,
  jobDesc: text,
  location: text,
  category: oneOf(jobCategories),
  vacancies: amount,
  salary: text,
  jobType: oneOf(jobTypes),
  deadline: date,
  publishedDate: date,
  applyLink: link,
  websiteLink: link,
  company: text,
  /** What `location` says, for search engines: in the office (the address in content/company.json), from home, or as one likes. */
  workplace: list(oneOf(['office', 'home'])),
  /** What `salary` says, for search engines: amounts a month in the company's currency. Only for a salary that names amounts. */
  salaryRange: z.strictObject({ min: amount, max: amount }).optional(),
  ...publishing,
  ...entryMeta,
});

/** What code may ask of every entry, of whatever kind. */
export type EntryFields = z.infer<ReturnType<typeof z.strictObject<{ id: typeof text } & typeof publishing & typeof entryMeta>>>;
/** The code of an entry's language. */
export type Language = (typeof languages)[number];
export type EntryPicture = z.infer<typeof entryPicture>;
export type Post = z.infer<typeof Post>;
export type Project = z.infer<typeof Project>;
export type Job = z.infer<typeof Job>;
