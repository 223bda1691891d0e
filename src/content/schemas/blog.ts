import * as z from 'zod';
import { text } from '../fields.ts';
import { longList, Meta } from './shared.ts';

export const Blog = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The list's name in the breadcrumbs for search engines." }),
  heading: text,
  subheading: text,
  ...longList,
  notFound: text,
  labels: z.strictObject({ published: text, updated: text, category: text, author: text, readingTime: text }),
  minutes: z.strictObject({ one: text, many: text }),
  step: z
    .strictObject({ line: text, vat: text, ask: text })
    .meta({ hint: 'At the end of a post and beside it, before the name and the price of the service that it is about.' }),
  neighbours: text.meta({ hint: 'Label of the links to the newer and the older post, for screen readers only.' }),
  newer: text,
  older: text,
  all: text,
});
