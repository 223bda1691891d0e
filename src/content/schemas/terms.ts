import * as z from 'zod';
import { exactly, list, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Terms = z.strictObject({
  meta: Meta,
  heading: text,
  intro: text,
  contentsLabel: text.meta({ hint: 'Label of the table of contents, for screen readers only.' }),
  updated: text,
  sections: exactly(7, z.strictObject({ title: text, paragraphs: list(text) })),
});
