import type { JobCard } from '#content/entries.ts';
import { includesQuery } from '#app/lib/normalise.ts';
import type { Query } from '#app/lib/use-listing.ts';

/** Whether a circular is in the list: its title holds the text, in any case, and it is of the category (specification section 5). */
export function matchJob({ title, category }: Pick<JobCard, 'title' | 'category'>, query: Query): boolean {
  return includesQuery([title], query.text) && (query.category === null || query.category === category);
}
