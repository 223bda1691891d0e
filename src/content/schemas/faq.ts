import * as z from 'zod';
import { exactly, text } from '../fields.ts';
import { FaqEntry, Meta } from './shared.ts';

export const Faq = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The page's name in the breadcrumbs for search engines." }),
  heading: text,
  intro: text,
  entries: exactly(8, FaqEntry),
  ask: text.meta({ hint: 'The button to the form.' }),
  emailPrompt: text.meta({ hint: 'Followed by the email address.' }),
});
