/** The entries as the pages show them, newest first. */
import type { JobPage, PostPage, ProjectPage } from '#content/entries.ts';
import stub from './stub.json' with { type: 'json' };

export async function loadPosts(): Promise<PostPage[]> {
  return stub.blog as unknown as PostPage[];
}
export async function loadProjects(): Promise<ProjectPage[]> {
  return stub.projects as unknown as ProjectPage[];
}
export async function loadJobs(): Promise<JobPage[]> {
  return stub.jobs as unknown as JobPage[];
}
