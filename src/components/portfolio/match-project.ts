import type { ProjectCard } from '#content/entries.ts';
import { includesQuery } from '#lib/normalise.ts';
import type { Query } from '#lib/stored-choice.ts';

type Searched = Pick<ProjectCard, 'name' | 'title' | 'description' | 'category'>;

/** Whether a project matches the query: name, title or description contains the text, and it is in the category (specification section 5). */
export function matchProject({ name, title, description, category }: Searched, query: Query): boolean {
  return includesQuery([name, title, description], query.text) && (query.category === null || query.category === category);
}
