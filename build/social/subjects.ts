/** What the preview of each page shows. */
import { href } from 'react-router';
import type { Content } from '../content/read.ts';
import { postKeys } from '../content/addresses.ts';
import type { Subject } from './compositions.ts';

/** Returns a function from a page's path (decoded, beginning with /) and title to its subject; unknown paths are ordinary pages. */
export function subjects({ posts, projects, jobs }: Content): (path: string, title: string) => Subject {
  const keys = postKeys(posts);
  const entries = new Map<string, (title: string) => Subject>();
  const add = (address: string, subject: (title: string) => Subject) => entries.set(decodeURIComponent(address), subject);

  add('/', (title) => ({ kind: 'home', title, seed: '/' }));
  // Posts and projects have the seed of their cover, so that cover and preview show the same pattern.
  for (const [i, { slug, data }] of posts.entries()) {
    add(href('/company/blog/:blogSub', { blogSub: keys[i] ?? slug }), (title) => ({
      kind: 'post',
      title,
      seed: slug,
      category: data.blogCategory,
    }));
  }
  for (const { slug, data } of projects) {
    const { projectName: title, projectSub: tagline, colours } = data;
    add(href('/portfolio/:projectName', { projectName: title }), () => ({ kind: 'project', title, seed: slug, tagline, colours }));
  }
  for (const { slug, data } of jobs) {
    const { jobTitle: title, jobType, location, vacancies: places } = data;
    const terms = `${jobType}, ${location}`;
    add(href('/company/career/circular/:jobTitle', { jobTitle: title }), () => ({ kind: 'job', title, seed: slug, terms, places }));
  }
  return (path, title) => entries.get(path)?.(title) ?? { kind: 'page', title, seed: path };
}
