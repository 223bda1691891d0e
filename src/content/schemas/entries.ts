/**
 * Schemas of the Markdown entries (specification, section 3). The field names are those of the specification. The build checks each
 * entry and stops at an error with the file, the field, what was found and what was expected.
 */
import * as z from 'zod';
import { blogCategories, jobCategories, jobTypes, projectCategories } from '../categories.ts';
import { amount, colour, date, link, list, oneOf, text, textLike } from '../fields.ts';
import { entryMeta, entryPicture, key, publishing } from './entry-fields.ts';

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

const language = z.strictObject({
  table: text.meta({ hint: 'The name of a table that scrolls.' }),
  footnotes: text,
  backToText: text.meta({ hint: 'The name of the arrow behind a footnote; {note} is its number.' }),
});

/** What the build adds to posts, projects and jobs (content/entries.yaml). */
export const EntryWords = z.strictObject({
  unpublished: z.strictObject({ draft: text, from: text }).meta({
    hint: 'What the preview writes before the title of an entry that visitors do not see yet.',
  }),
  languages: z.strictObject({ en: language, bn: language }),
});

export type Post = z.infer<typeof Post>;
export type Project = z.infer<typeof Project>;
export type Job = z.infer<typeof Job>;
