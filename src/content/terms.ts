/** The terms, with the sentence on visits that is true of this site. */
import { statistics, terms as words } from './records.ts';

const { untracked, counted } = words.visits;
const visits = statistics ? counted.replace('{name}', statistics.name) : untracked;

export const terms = {
  ...words,
  sections: words.sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map((text) => text.replace('{visits}', visits)),
  })),
};
