/** The entries as the pages need them. A file without a digest in its name is always that of the newest version of the site. */
import type {
  JobCard,
  JobPage,
  ListStart,
  NewestEntries,
  PostCard,
  PostPage,
  ProjectCard,
  ProjectPage,
  SearchFiles,
} from '#content/entries.ts';
import { folder, keyFiles } from '#generated/data.ts';
import { hash } from '#app/lib/hash.ts';
import { load } from './load.ts';

type Pages = { blog: PostPage; projects: ProjectPage; jobs: JobPage };

/** The entry with this key, which is the last segment of its address; null if there is none. */
export async function findEntry<Name extends keyof Pages>(collection: Name, key: string): Promise<Pages[Name] | null> {
  const addresses = await load<Record<string, string>>(`${folder}/${collection}-keys-${hash(key) % keyFiles[collection]}.js`);
  const address = Object.hasOwn(addresses, key) ? addresses[key] : undefined;
  return address === undefined ? null : load(address);
}

/** The beginnings of the three lists. */
export const loadPosts = () => load<ListStart<PostCard>>(`${folder}/blog.js`);
export const loadProjects = () => load<ListStart<ProjectCard>>(`${folder}/projects.js`);
export const loadJobs = () => load<ListStart<JobCard>>(`${folder}/jobs.js`);

/** What the home page shows. */
export const loadNewest = () => load<NewestEntries>(`${folder}/home.js`);

/** Everything that the search looks through. */
export async function loadAllEntries(): Promise<{ posts: PostCard[]; projects: ProjectCard[] }> {
  const files = await load<SearchFiles>(`${folder}/search.js`);
  const [posts, projects] = await Promise.all([load<PostCard[]>(files.posts), load<ProjectCard[]>(files.projects)]);
  return { posts, projects };
}
