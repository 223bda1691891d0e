import * as z from 'zod';
import { exactly, text } from '../fields.ts';
import { FaqEntry, Meta } from './shared.ts';

export const Faq = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The page's name in the breadcrumbs for search engines." }),
  heading: text,
  intro: text,
  entries: exactly(8, FaqEntry),
  emailPrompt: text.meta({ hint: 'Followed by the email address.' }),
});
