/** The addresses of the site's pages, for the prerender and for the check of links in Markdown texts. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { href } from 'react-router';
import routes from '#app/routes.ts';
import { unknownKey } from '#content/schema.ts';
import type { Content } from './read.ts';

/** Files that the build writes and that a text may link to. */
const files = ['/feed.xml', '/sitemap.xml', '/robots.txt'];

/**
 * The last segment of each post's address, in the posts' order: the title. When posts share a title, only the newest gets
 * it; the others get their slugs.
 */
export function postKeys(posts: Content['posts']): string[] {
  const slugByTitle = new Map<string, string>();
  for (const { data, slug } of posts) if (!slugByTitle.has(data.blogSub)) slugByTitle.set(data.blogSub, slug);
  return posts.map(({ data, slug }) => (slugByTitle.get(data.blogSub) === slug ? data.blogSub : slug));
}

/** The percent-encoded addresses of all entries. A post has one address for its key and one for its slug. */
export function entryAddresses({ posts, projects, jobs }: Content): string[] {
  const keys = new Set([...postKeys(posts), ...posts.map(({ slug }) => slug)]);
  return [
    ...[...keys].map((blogSub) => href('/company/blog/:blogSub', { blogSub })),
    ...projects.map(({ data }) => href('/portfolio/:projectName', { projectName: data.projectName })),
    ...jobs.map(({ data }) => href('/company/career/circular/:jobTitle', { jobTitle: data.jobTitle })),
  ];
}

/** The pages for unknown entries. build/finish.ts turns them into the 404 pages of their folders. No entry may have this key. */
export function failureAddresses(): string[] {
  return [
    href('/company/blog/:blogSub', { blogSub: unknownKey }),
    href('/portfolio/:projectName', { projectName: unknownKey }),
    href('/company/career/circular/:jobTitle', { jobTitle: unknownKey }),
  ];
}

/** Returns a function that says if an address on this site, encoded or not, leads to a page, to a file or to nothing. */
export function linkTargets(content: Content): (address: string) => 'page' | 'file' | undefined {
  const routeList: readonly RouteConfigEntry[] = routes;
  const fixedPaths = routeList.flatMap(({ path = '' }) => (/[:*]/.test(path) ? [] : [`/${path}`]));
  const pages = new Set([...fixedPaths, ...entryAddresses(content)].map(decoded));
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    if (files.includes(path)) return 'file';
    return pages.has(decoded(path)) ? 'page' : undefined;
  };
}

function decoded(address: string): string {
  return address.split('/').map(decodeURIComponent).join('/');
}
