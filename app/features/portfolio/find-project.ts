import type { ProjectCard } from '#content/entries.ts';

/** The card of a project that the content of a page names. Throws when there is no such project, which stops the build. */
export async function findProject(projectName: string): Promise<ProjectCard> {
  const { entriesByKey } = await import('#generated/projects/by-key.ts');
  const project = (await entriesByKey.get(projectName)?.())?.entry;
  if (!project) throw new Error(`content/services shows the project '${projectName}', and content/projects has none of that name.`);
  const { key, name, title, description, date, category, place, cover } = project;
  return { key, name, title, description, date, category, place, cover };
}

/** The cards of the projects that a service's page shows: one in its hero, the others in its banner. */
export async function findServiceProjects(page: { heroFigure: { project: string }; portfolioBanner: { projects: readonly string[] } }) {
  const banner = Promise.all(page.portfolioBanner.projects.map(findProject));
  return { project: await findProject(page.heroFigure.project), banner: await banner };
}
