import type { PostCard } from '#content/entries.ts';
import { includesQuery } from '#lib/normalise.ts';
import type { Query } from '#lib/stored-choice.ts';

/** Whether a post matches the query: its title contains the text, and it is in the category (specification section 5). */
export function matchPost({ title, category }: Pick<PostCard, 'title' | 'category'>, query: Query): boolean {
  return includesQuery([title], query.text) && (query.category === null || query.category === category);
}
