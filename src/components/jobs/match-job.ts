import type { JobCard } from '#content/entries.ts';
import { includesQuery } from '#lib/normalise.ts';
import type { Query } from '#lib/stored-choice.ts';

/** Whether a job matches the query: its title contains the text, in any case, and it is in the category (specification section 5). */
export function matchJob({ title, category }: Pick<JobCard, 'title' | 'category'>, query: Query): boolean {
  return includesQuery([title], query.text) && (query.category === null || query.category === category);
}
