import * as z from 'zod';
import { innerLink, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Portfolio = z.strictObject({
  meta: Meta,
  heading: text,
  subtitle: text,
  search: z.strictObject({ label: text, placeholder: text }),
  categories: text,
  listHeading: text,
  count: z
    .strictObject({ of: text, one: text, many: text })
    .meta({ hint: "'9 of 12 projects' beside 'Load More', or '3 projects' when all are shown." }),
  loadMore: text,
  empty: text,
  help: z
    .strictObject({ clear: text, ask: text, to: innerLink })
    .meta({ hint: 'Beside it: both filters may be the cause, and what is not here may be asked for.' }),
  failed: z.strictObject({ text, trying: text, tryAgain: text }).meta({ hint: 'The projects after the newest nine could not be loaded.' }),
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
