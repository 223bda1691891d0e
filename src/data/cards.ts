/** What the lists and the search show of the entries, newest first, in the page and in the modules that follow it. */
import type { JobCard, PostCard, ProjectCard } from '#content/entries.ts';
import { loadJobs, loadPosts, loadProjects } from './entries.ts';

export async function postCards(): Promise<PostCard[]> {
  const posts = await loadPosts();
  return posts.map(({ key, title, description, date, category, author, cover }) => ({
    key,
    title,
    description,
    date,
    category,
    author,
    cover,
  }));
}

export async function projectCards(): Promise<ProjectCard[]> {
  const projects = await loadProjects();
  return projects.map(({ key, name, title, description, date, category, place, figure, cover }) => ({
    key,
    name,
    title,
    description,
    date,
    category,
    place,
    figure,
    cover,
  }));
}

export async function jobCards(): Promise<JobCard[]> {
  const jobs = await loadJobs();
  return jobs.map(({ key, title, location, category, vacancies, salary, type, deadline, published, company }) => ({
    key,
    title,
    location,
    category,
    vacancies,
    salary,
    type,
    deadline,
    published,
    company,
  }));
}

/** The answer of an endpoint with these data as a module, whose address has no digest, so that a page of the last version finds it. */
export function dataModule(data: unknown): Response {
  return new Response(`export default ${JSON.stringify(data)};\n`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
