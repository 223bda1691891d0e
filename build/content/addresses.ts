/** The addresses of the site's pages, for the prerender and for the check of links in Markdown texts. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { href } from 'react-router';
import routes from '#app/routes.ts';
import { type Job, type Post, type Project, unknownKey } from '#content/schema.ts';
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

/** An entry as its addresses see it: last segments, not encoded. */
type Addressed = {
  file: string;
  data: Post | Project | Job;
  title: string;
  /** That of the canonical address. */
  key: string;
  /** Those of all addresses that show it. */
  keys: string[];
  /** Those of addresses that it had before. */
  former: readonly string[];
};

export type Collection = {
  name: 'blog' | 'projects' | 'jobs';
  addressOf: (key: string) => string;
  entries: Addressed[];
  /** The form in which two keys are compared. */
  sameKey: (key: string) => string;
};

/** The three collections with the addresses of their entries. Jobs are looked up ignoring case (specification, section 5). */
export function collections({ posts, projects, jobs }: Content): Collection[] {
  const keys = postKeys(posts);
  return [
    {
      name: 'blog',
      addressOf: (blogSub) => href('/company/blog/:blogSub', { blogSub }),
      sameKey: (key) => key.normalize(),
      entries: posts.map(({ file, slug, data }, i) => {
        const key = keys[i] ?? slug;
        return { file, data, title: data.blogSub, key, keys: [...new Set([key, slug])], former: data.formerly ?? [] };
      }),
    },
    {
      name: 'projects',
      addressOf: (projectName) => href('/portfolio/:projectName', { projectName }),
      sameKey: (key) => key.normalize(),
      entries: projects.map(({ file, data }) => addressed(file, data, data.projectName)),
    },
    {
      name: 'jobs',
      addressOf: (jobTitle) => href('/company/career/circular/:jobTitle', { jobTitle }),
      sameKey: (key) => key.normalize().toLowerCase(),
      entries: jobs.map(({ file, data }) => addressed(file, data, data.jobTitle)),
    },
  ];
}

function addressed(file: string, data: Project | Job, title: string): Addressed {
  return { file, data, title, key: title, keys: [title], former: data.formerly ?? [] };
}

/** The percent-encoded addresses of all entries. A post has one address for its key and one for its slug. */
function entryAddresses(content: Content): string[] {
  return collections(content).flatMap(({ addressOf, entries }) => [...new Set(entries.flatMap(({ keys }) => keys))].map(addressOf));
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
