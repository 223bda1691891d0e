import * as z from 'zod';
import { exactly, list, text } from '../fields.ts';
import { FaqEntry, Meta } from './shared.ts';

export const Contact = z.strictObject({
  meta: Meta,
  heading: text,
  lead: text,
  info: z.strictObject({ phone: text, chat: text, email: text, location: text, hours: text }),
  steps: z.strictObject({ title: text, items: list(z.strictObject({ title: text, text })) }),
  map: z.strictObject({ title: text, open: text }),
});

export const ThankYou = z.strictObject({
  meta: Meta,
  heading: text,
  text,
  next: text.meta({ hint: 'The next step, to the portfolio.' }),
  home: text,
});

export const NotFound = z.strictObject({ meta: Meta, heading: text, text, button: text, imageAlt: text });

export const StrategicConsultancy = z.strictObject({ meta: Meta, text });

export const Offline = z.strictObject({ meta: Meta, heading: text, text, tryAgain: text, kept: text });

export const Faq = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The page's name in the breadcrumbs for search engines." }),
  heading: text,
  intro: text,
  entries: exactly(8, FaqEntry),
  ask: text.meta({ hint: 'The button to the form.' }),
  emailPrompt: text.meta({ hint: 'Followed by the email address.' }),
});

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
