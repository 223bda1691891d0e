/** The addresses of the site's pages: what the prerender makes, and what a link in a text may lead to. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { href } from 'react-router';
import routes from '#app/routes.ts';
import { unknownKey } from '#content/schema.ts';
import type { Content } from './read.ts';

/** Files that the build makes and a text may link to. */
const files = ['/feed.xml', '/sitemap.xml', '/robots.txt'];

/** The last segment of each post's address, in the posts' order: the newest of those who share a title owns it, the others go by their slugs. */
export function postKeys(posts: Content['posts']): string[] {
  const owners = new Map<string, string>();
  for (const { data, slug } of posts) if (!owners.has(data.blogSub)) owners.set(data.blogSub, slug);
  return posts.map(({ data, slug }) => (owners.get(data.blogSub) === slug ? data.blogSub : slug));
}

/** The addresses that come from the content, encoded. A post has two: that of its key and that of its slug. */
export function entryAddresses({ posts, projects, jobs }: Content): string[] {
  const keys = new Set([...postKeys(posts), ...posts.map(({ slug }) => slug)]);
  return [
    ...[...keys].map((blogSub) => href('/company/blog/:blogSub', { blogSub })),
    ...projects.map(({ data }) => href('/portfolio/:projectName', { projectName: data.projectName })),
    ...jobs.map(({ data }) => href('/company/career/circular/:jobTitle', { jobTitle: data.jobTitle })),
  ];
}

/** The pages for unknown entries, which become the 404 pages of their folders (build/finish.ts). No entry may have their key. */
export function failureAddresses(): string[] {
  return [
    href('/company/blog/:blogSub', { blogSub: unknownKey }),
    href('/portfolio/:projectName', { projectName: unknownKey }),
    href('/company/career/circular/:jobTitle', { jobTitle: unknownKey }),
  ];
}

/** Tells of an address on this site, written in whatever encoding, whether it leads to a page, to a file or to nothing. */
export function linkTargets(content: Content): (address: string) => 'page' | 'file' | undefined {
  const table: readonly RouteConfigEntry[] = routes;
  const fixed = table.flatMap(({ path = '' }) => (/[:*]/.test(path) ? [] : [`/${path}`]));
  const pages = new Set([...fixed, ...entryAddresses(content)].map(decoded));
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    if (files.includes(path)) return 'file';
    return pages.has(decoded(path)) ? 'page' : undefined;
  };
}

function decoded(address: string): string {
  return address.split('/').map(decodeURIComponent).join('/');
}
