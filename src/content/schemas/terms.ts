import * as z from 'zod';
import { exactly, list, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Terms = z.strictObject({
  meta: Meta,
  heading: text,
  intro: text,
  contentsLabel: text.meta({ hint: 'Label of the table of contents, for screen readers only.' }),
  updated: text,
  visits: z
    .strictObject({ untracked: text, counted: text })
    .meta({ hint: 'What {visits} becomes: the second if content/elsewhere.yaml names a service that counts visits, which is {name}.' }),
  sections: exactly(7, z.strictObject({ title: text, paragraphs: list(text) })),
});
