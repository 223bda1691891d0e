import { fixedPages } from '#data/fixed-pages.ts';
import type { PublishedContent } from '#data/published.ts';
import { paths } from '#lib/paths.ts';
import type { PreviewSpec } from './compositions.ts';

/** What the preview of each indexed page shows, with the page's path. */
export function previewSpecs({ posts, projects, jobs }: PublishedContent): { path: string; spec: PreviewSpec }[] {
  return [
    ...fixedPages.map(({ path, title }): { path: string; spec: PreviewSpec } => ({
      path,
      spec: { kind: path === paths.home ? 'home' : 'page', title, seed: path },
    })),
    // Posts and projects have the seed of their cover, so that cover and preview show the same pattern.
    ...posts.map(({ slug, key, title, data }): { path: string; spec: PreviewSpec } => ({
      path: paths.post(key),
      spec: { kind: 'post', title, seed: slug, category: data.blogCategory },
    })),
    ...projects.map(({ slug, key, data }): { path: string; spec: PreviewSpec } => ({
      path: paths.project(key),
      spec: { kind: 'project', title: data.projectName, seed: slug, tagline: data.projectSub, colours: data.colours },
    })),
    ...jobs.map(({ slug, key, data }): { path: string; spec: PreviewSpec } => ({
      path: paths.job(key),
      spec: { kind: 'job', title: data.jobTitle, seed: slug, terms: `${data.jobType}, ${data.location}`, places: data.vacancies },
    })),
  ];
}
