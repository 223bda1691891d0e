import * as z from 'zod';
import { text } from '../fields.ts';

const language = z.strictObject({
  table: text.meta({ hint: 'The name of a table that scrolls.' }),
  footnotes: text,
  backToText: text.meta({ hint: 'The name of the arrow behind a footnote; {note} is its number.' }),
});

/** What the build adds to posts, projects and jobs. */
export const EntryWords = z.strictObject({
  unpublished: z.strictObject({ draft: text, from: text }).meta({
    hint: 'What the preview writes before the title of an entry that visitors do not see yet.',
  }),
  languages: z.strictObject({ en: language, bn: language }),
});
