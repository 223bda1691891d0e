/** Writes the addresses that come from the content (generated/paths.ts), in the form in which the router's prerender compares them. */
import { writeFile } from 'node:fs/promises';
import { href } from 'react-router';
import type { Content } from './read.ts';
import { postKeys } from './write-modules.ts';

export async function writePaths({ posts, projects, jobs }: Content, file: string): Promise<void> {
  const keys = new Set([...postKeys(posts), ...posts.map(({ slug }) => slug)]);
  const paths = [
    ...[...keys].map((blogSub) => href('/company/blog/:blogSub', { blogSub })),
    ...projects.map(({ data }) => href('/portfolio/:projectName', { projectName: data.projectName })),
    ...jobs.map(({ data }) => href('/company/career/circular/:jobTitle', { jobTitle: data.jobTitle })),
  ];
  await writeFile(file, `export const paths: string[] = ${JSON.stringify(paths.map(decodeURI))};\n`);
}
