import { fixedPages } from '#data/fixed-pages.ts';
import type { PublishedContent } from '#data/published.ts';
import { paths } from '#lib/paths.ts';
import type { Subject } from './compositions.ts';

/** What the preview of each indexed page shows, with the page's path. */
export function subjects({ posts, projects, jobs }: PublishedContent): { path: string; subject: Subject }[] {
  return [
    ...fixedPages.map(({ path, title }): { path: string; subject: Subject } => ({
      path,
      subject: { kind: path === paths.home ? 'home' : 'page', title, seed: path },
    })),
    // Posts and projects have the seed of their cover, so that cover and preview show the same pattern.
    ...posts.map(({ slug, key, title, data }): { path: string; subject: Subject } => ({
      path: paths.post(key),
      subject: { kind: 'post', title, seed: slug, category: data.blogCategory },
    })),
    ...projects.map(({ slug, key, data }): { path: string; subject: Subject } => ({
      path: paths.project(key),
      subject: { kind: 'project', title: data.projectName, seed: slug, tagline: data.projectSub, colours: data.colours },
    })),
    ...jobs.map(({ slug, key, data }): { path: string; subject: Subject } => ({
      path: paths.job(key),
      subject: { kind: 'job', title: data.jobTitle, seed: slug, terms: `${data.jobType}, ${data.location}`, places: data.vacancies },
    })),
  ];
}
