import { getCollection } from 'astro:content';
import type { ProjectCard } from '#content/entries.ts';
import { loadProjects } from './entries.ts';

/** The card of a project that the content of a page names, also as it was called before. A page shows less without it. */
export async function findProject(projectName: string): Promise<ProjectCard | null> {
  const [entry] = await getCollection(
    'projects',
    ({ data: { fields } }) => fields.projectName === projectName || fields.formerly?.includes(projectName),
  );
  return (await loadProjects()).find(({ slug }) => slug === entry?.id) ?? null;
}

/** The cards of the projects that a service's page shows: one in its hero, the others in its banner. */
export async function findServiceProjects(page: { heroFigure: { project: string }; portfolioBanner: { projects: readonly string[] } }) {
  const [project, ...banner] = await Promise.all([page.heroFigure.project, ...page.portfolioBanner.projects].map(findProject));
  return { project: project ?? null, banner: banner.filter((shown) => shown !== null) };
}
