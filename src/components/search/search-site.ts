import type { PostCard, ProjectCard } from '#content/entries.ts';
import type { MenuEntry } from '#content/schemas/product.ts';
import { includesWidely, normaliseWidely } from '#lib/normalise.ts';

/** What the site search looks through, and what it finds: four groups in this order. */
export type Groups = { services: MenuEntry[]; posts: PostCard[]; products: MenuEntry[]; projects: ProjectCard[] };

/**
 * The matches of a query: services and products by name, posts by title or description, projects by name or title
 * (specification section 5). Null means 'No Result Found': an empty query, also one of hyphens, or no matching post, product or
 * project, even if a service matches (section 2, 'Search').
 */
export function searchSite(everything: Groups, query: string): Groups | null {
  if (normaliseWidely(query).trim() === '') return null;
  const services = everything.services.filter(({ name }) => includesWidely([name], query));
  const posts = everything.posts.filter(({ title, description }) => includesWidely([title, description], query));
  const products = everything.products.filter(({ name }) => includesWidely([name], query));
  const projects = everything.projects.filter(({ name, title }) => includesWidely([name, title], query));
  return posts.length + products.length + projects.length > 0 ? { services, posts, products, projects } : null;
}
