import * as z from 'zod';
import { innerLink, list, text } from '../fields.ts';
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
  elsewhere: z.strictObject({
    label: text,
    fitting: text.meta({ hint: 'Before the places whose words somebody has typed.' }),
    places: list(
      z.strictObject({
        name: text,
        link: innerLink,
        words: text.meta({ hint: 'What visitors may type who look for this page, with commas: other words, languages and spellings.' }),
      }),
    ).meta({ hint: 'Pages that the search doesn’t look through. The first eight stand below every search.' }),
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
