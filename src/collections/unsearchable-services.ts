/** What a search on the site would not find, although the site offers it. */
import { productMenu } from '#content/products/menu.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { includesWidely } from '#lib/normalise.ts';
import type { Content } from './read-content.ts';

/**
 * The names of the services that no search shows: the search screen finds nothing unless a post, a product or a project has
 * the words too (specification, section 2, 'Search').
 */
export function unsearchableServices({ posts, projects }: Content): string[] {
  const decisive = [
    ...posts.flatMap(({ data }) => [data.blogSub, data.blogDesc]),
    ...productMenu.map(({ name }) => name),
    ...projects.flatMap(({ data }) => [data.projectName, data.projectSub]),
  ];
  return [...new Set(serviceMenu.map(({ name }) => name))].filter((name) => !includesWidely(decisive, name));
}
