import * as z from 'zod';
import { text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Search = z.strictObject({
  meta: Meta,
  resultsFor: text.meta({ hint: 'A small line above the query, which is the heading.' }),
  groups: z.strictObject({ services: text, blog: text, products: text, portfolio: text }),
  groupsLabel: text,
  count: z.strictObject({ one: text, many: text }).meta({ hint: "'3 results', in a live region while the visitor types." }),
  seeMore: text,
  noResult: text,
  hint: text,
  home: text,
  elsewhere: z
    .strictObject({
      label: text,
      products: text,
      portfolio: text,
      services: text,
      faq: text,
      contact: text,
      jobs: text,
      repair: text,
      ecommerce: text,
    })
    .meta({
      hint: 'Below the button and below results: two lists of which a search finds names and titles alone, then what it doesn’t find.',
    }),
  imageAlt: text,
  noScript: z.strictObject({ heading: text, text }),
  interrupted: z
    .strictObject({ heading: text, text, trying: text, tryAgain: text })
    .meta({ hint: 'The list of posts and projects could not be loaded.' }),
  sectionLinks: z
    .strictObject({ services: text, blog: text, products: text, portfolio: text })
    .meta({ hint: 'Links to four pages, shown in both cases.' }),
});
