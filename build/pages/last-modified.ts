import { href } from 'react-router';
import { parseDate } from '#content/dates.ts';
import { postKeys } from '../content/addresses.ts';
import type { Content } from '../content/read.ts';

/** The ISO date of the last change of entries and of the lists of them, by path (decoded). A list changes with its newest entry. */
export function lastModified({ posts, projects, jobs }: Content): ReadonlyMap<string, string> {
  const keys = postKeys(posts);
  return new Map([
    ...withList(
      href('/company/blog'),
      posts.map(({ data, slug }, i) => [href('/company/blog/:blogSub', { blogSub: keys[i] ?? slug }), data.updated ?? data.blogDate]),
    ),
    ...withList(
      href('/portfolio'),
      projects.map(({ data }) => [href('/portfolio/:projectName', { projectName: data.projectName }), data.updated ?? data.projectDate]),
    ),
    ...withList(
      href('/company/career'),
      jobs.map(({ data }) => [href('/company/career/circular/:jobTitle', { jobTitle: data.jobTitle }), data.updated ?? data.publishedDate]),
    ),
  ]);
}

function withList(list: string, entries: [address: string, date: string][]): [path: string, day: string][] {
  const days = entries.map(([address, date]): [string, string] => [decodeURIComponent(address), parseDate(date) ?? '']);
  const newest = days
    .map(([, day]) => day)
    .toSorted()
    .at(-1);
  return newest === undefined ? days : [[list, newest], ...days];
}
