import { parseDate } from '#content/dates.ts';
import { paths } from '#lib/paths.ts';
import { published } from './published.ts';

/** The ISO date of the last change of each entry and of the lists of them, by path. A list changes with its newest entry. */
export async function lastModified(): Promise<ReadonlyMap<string, string>> {
  const { posts, projects, jobs } = await published();
  return new Map([
    ...withList(
      paths.blog,
      posts.map(({ key, data }) => [paths.post(key), data.updated ?? data.blogDate]),
    ),
    ...withList(
      paths.portfolio,
      projects.map(({ key, data }) => [paths.project(key), data.updated ?? data.projectDate]),
    ),
    ...withList(
      paths.jobs,
      jobs.map(({ key, data }) => [paths.job(key), data.updated ?? data.publishedDate]),
    ),
  ]);
}

function withList(list: string, entries: [path: string, date: string][]): [path: string, day: string][] {
  const days = entries.map(([path, date]): [string, string] => [path, parseDate(date) ?? '']);
  const newest = days
    .map(([, day]) => day)
    .toSorted()
    .at(-1);
  return newest === undefined ? days : [[list, newest], ...days];
}
