import type { ProjectCard } from '#content/entries.ts';

/** The card of a project that the content of a page names. Throws when there is no such project, which stops the build. */
export async function findProject(projectName: string): Promise<ProjectCard> {
  const { entriesByKey } = await import('#generated/projects/by-key.ts');
  const project = (await entriesByKey.get(projectName)?.())?.entry;
  if (!project) throw new Error(`content/services shows the project '${projectName}', and content/projects has none of that name.`);
  const { key, name, title, description, date, category, place, cover } = project;
  return { key, name, title, description, date, category, place, cover };
}
