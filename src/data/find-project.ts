import type { ProjectCard } from '#content/entries.ts';
import { loadProjects } from './entries.ts';

/** The card of a project that the content of a page names, if there is one of that name. A page shows less without it. */
export async function findProject(projectName: string): Promise<ProjectCard | null> {
  const projects = await loadProjects();
  return projects.find(({ key }) => key === projectName) ?? null;
}

/** The cards of the projects that a service's page shows: one in its hero, the others in its banner. */
export async function findServiceProjects(page: { heroFigure: { project: string }; portfolioBanner: { projects: readonly string[] } }) {
  const [project, ...banner] = await Promise.all([page.heroFigure.project, ...page.portfolioBanner.projects].map(findProject));
  return { project: project ?? null, banner: banner.filter((shown) => shown !== null) };
}
