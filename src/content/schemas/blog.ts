import * as z from 'zod';
import { innerLink, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Blog = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The list's name in the breadcrumbs for search engines." }),
  heading: text,
  subheading: text,
  search: z.strictObject({ label: text, placeholder: text }),
  categories: text,
  listHeading: text,
  count: z
    .strictObject({ of: text, one: text, many: text })
    .meta({ hint: "'9 of 14 posts' below the list, or '3 posts' when all are shown." }),
  loadMore: text,
  empty: text,
  help: z
    .strictObject({ clear: text, ask: text, to: innerLink })
    .meta({ hint: 'Beside it: both filters may be the cause, and what is not here may be asked for.' }),
  failed: z.strictObject({ text, trying: text, tryAgain: text }).meta({ hint: 'The posts after the newest nine could not be loaded.' }),
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
