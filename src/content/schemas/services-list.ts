import * as z from 'zod';
import { list, text } from '../fields.ts';
import { caseOfOffer, Meta, serviceOption } from './shared.ts';

export const Services = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The list's name in the breadcrumbs for search engines." }),
  heading: text,
  lead: text,
  heroActions: z
    .strictObject({ quote: text, abroad: text })
    .meta({ hint: 'Below the lead; the second leads down to the part for customers abroad.' }),
  readMore: text,
  prices: z
    .strictObject({ to: text, note: text })
    .meta({ hint: "Of the offers on each service's page: between the lowest and the highest price, and in the head of the list." }),
  about: text.meta({ hint: "Visually hidden, between 'Read More' and the service's name, so that the link is clear without its card." }),
  guarantees: z.strictObject({ heading: text, items: list(z.strictObject({ title: text, text })) }),
  ask: z.strictObject({ text, button: text }).meta({ hint: "At the end of each service's page." }),
  notListed: z.strictObject({ heading: text, text, button: text }),
  agencies: z
    .strictObject({
      heading: text,
      lead: text,
      proof: z.strictObject({ text, projects: list(text.meta({ reference: 'project' })) }),
      items: list(z.strictObject({ title: text, text })),
      more: z
        .strictObject({ label: text, items: list(z.strictObject({ title: text, text })) })
        .meta({ hint: 'What a reader opens who is nearly decided.' }),
      button: text,
      service: serviceOption,
      project: caseOfOffer,
    })
    .meta({ hint: 'For founders and for agencies in another country.' }),
});
