/** The addresses of the entries, and where links in Markdown texts may lead. */
import { ecommerce360, restaurantManagement } from '#content/records.ts';
import type { Job, Post, Project } from '#content/schemas/entries.ts';
import { paths } from '#lib/paths.ts';
import type { Content } from './read-content.ts';

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
  /** The segment of the canonical address. */
  key: string;
  /** The segments of all addresses that show it. */
  keys: string[];
  /** The segments of its former addresses. */
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
      addressOf: paths.post,
      sameKey: withoutJoiners,
      entries: posts.map(({ file, slug, data }, i) => {
        const key = keys[i] ?? slug;
        return { file, data, title: data.blogSub, key, keys: [...new Set([key, slug])], former: data.formerly ?? [] };
      }),
    },
    {
      name: 'projects',
      addressOf: paths.project,
      sameKey: withoutJoiners,
      entries: projects.map(({ file, data }) => addressed(file, data, data.projectName)),
    },
    {
      name: 'jobs',
      addressOf: paths.job,
      sameKey: (key) => withoutJoiners(key).toLowerCase(),
      entries: jobs.map(({ file, data }) => addressed(file, data, data.jobTitle)),
    },
  ];
}

/** As the server compares two addresses (server/site/resolve-path.ts). */
function withoutJoiners(key: string): string {
  return key.replaceAll(/[\u200C\u200D]/g, '').normalize();
}

function addressed(file: string, data: Project | Job, title: string): Addressed {
  return { file, data, title, key: title, keys: [title], former: data.formerly ?? [] };
}

/** The percent-encoded addresses of all entries. A post has one address for its key and one for its slug. */
function entryAddresses(content: Content): string[] {
  return collections(content).flatMap(({ addressOf, entries }) => [...new Set(entries.flatMap(({ keys }) => keys))].map(addressOf));
}

/** Returns a function that says whether an address on this site, encoded or not, leads to a page or to a file. */
export function linkTargets(content: Content): (address: string) => boolean {
  const fixedPaths = Object.values(paths).filter((path) => typeof path === 'string');
  const products = [ecommerce360.link, restaurantManagement.link];
  const targets = new Set([...files, ...[...fixedPaths, ...products, ...entryAddresses(content)].map(segmentsOf)]);
  return (address) => targets.has(segmentsOf(address.split(/[?#]/)[0] ?? ''));
}

/** A path of which each segment is decoded, if it can be. */
function segmentsOf(path: string): string {
  return path.split('/').map(decoded).join('/');
}

/** A text as an editor writes it; a parser has percent-encoded what an address cannot hold. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
