import type { search } from '#content/search.ts';
import { normaliseWidely } from '#lib/normalise.ts';

export type Place = (typeof search)['elsewhere']['places'][number];

/** Two letters begin too many words. */
const fewestLetters = 3;

/**
 * The pages of whose words (content/pages/search.json) one stands in the query, as in 'job in Dhaka'; without such a page, those with a
 * word that begins like the query, as 'vacancy' does like 'vac'. They are shown beside the four groups, whose matching the
 * specification fixes, and never decide over 'No Result Found'.
 */
export function fittingPlaces(places: readonly Place[], query: string): Place[] {
  const typed = ` ${normaliseWidely(query).trim()}`;
  const withWord = (fits: (word: string) => boolean) =>
    places.filter(({ name, words }) => [name, ...words.split(',')].some((word) => fits(` ${normaliseWidely(word).trim()}`)));
  const whole = withWord((word) => `${typed} `.includes(`${word} `));
  return whole.length > 0 || typed.length <= fewestLetters ? whole : withWord((word) => word.includes(typed));
}
