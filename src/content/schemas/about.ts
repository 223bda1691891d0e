import * as z from 'zod';
import { amount, list, pictureName, text } from '../fields.ts';
import { Meta, serviceOption } from './shared.ts';

export const About = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The page's name in the breadcrumbs for search engines." }),
  heading: text,
  imageAlt: text,
  team: list(z.strictObject({ name: text, role: text, photo: z.strictObject({ file: pictureName }).optional() })).meta({
    hint: 'Who has no photo gets the woven portrait of the same place (art/weave/team.ts).',
  }),
  overview: z.strictObject({
    heading: text,
    lead: text,
    banglaTerm: text.meta({ hint: 'The Bangla word in the lead; it is set in italics.' }),
    paragraphs: list(text),
    roles: z
      .strictObject({ heading: text, items: list(z.strictObject({ count: amount, role: text, text })) })
      .meta({ hint: 'The counts add up to the number of people in content/facts.yaml.' }),
  }),
  counters: z.strictObject({ heading: text, text, items: list(z.strictObject({ label: text, count: amount })) }),
  mission: z.strictObject({ heading: text, text }),
  vision: z.strictObject({ heading: text, text }),
  founder: z.strictObject({ name: text, role: text, quote: text, text, social: list(text), imageAlt: text }),
  visit: z
    .strictObject({
      heading: text,
      text,
      button: text,
      offer: text.meta({ hint: 'What the form then says that was chosen.' }),
      service: serviceOption,
    })
    .meta({ hint: 'At the end of the page.' }),
  values: z.strictObject({ heading: text, items: list(z.strictObject({ title: text, text })) }),
});
