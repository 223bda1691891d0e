import * as z from 'zod';
import { text } from '../fields.ts';
import { longList, Meta } from './shared.ts';

export const Portfolio = z.strictObject({
  meta: Meta,
  heading: text,
  subtitle: text,
  ...longList,
  notFound: text,
  labels: z.strictObject({ category: text, published: text, updated: text, place: text, time: text, tools: text }),
  readCase: text.meta({ hint: "Before a project's name, where a client's sentence leads to it." }),
  figures: text,
  all: text,
  next: text,
  closing: z
    .strictObject({
      label: text,
      vat: text.meta({ hint: 'After the price and the time.' }),
      ask: text,
      see: text.meta({ hint: 'Before the name of the service that makes such a thing.' }),
    })
    .meta({ hint: 'After the text: what a thing like this costs, and the way to one.' }),
});
