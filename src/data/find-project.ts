import type { ProjectCard } from '#content/entries.ts';
import { findEntry } from './entries.ts';

/** The card of a project that the content of a page names, if there is one of that name. A page shows less without it. */
export async function findProject(projectName: string): Promise<ProjectCard | null> {
  const project = await findEntry('projects', projectName);
  if (!project) return null;
  const { key, name, title, description, date, category, place, cover } = project;
  return { key, name, title, description, date, category, place, cover };
}

/** The cards of the projects that a service's page shows: one in its hero, the others in its banner. */
export async function findServiceProjects(page: { heroFigure: { project: string }; portfolioBanner: { projects: readonly string[] } }) {
  const [project, ...banner] = await Promise.all([page.heroFigure.project, ...page.portfolioBanner.projects].map(findProject));
  return { project: project ?? null, banner: banner.filter((shown) => shown !== null) };
}
