/** The drawings of the content, as files. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadJobs, loadPosts, loadProjects } from '#data/entries.ts';
import { portraits, projectsPicture, statPictures, teamPicture, vacancyPicture } from '#drawings/counted.ts';
import { draw, type Subject } from '#drawings/draw.ts';
import { subjectsByName } from '#drawings/drawing.ts';
import { toolLabel, tools } from '#drawings/labels.ts';

export const getStaticPaths = (async () => {
  // Everything that a page may show is asked for once: what loads entries asks for the addresses of their drawings.
  const [jobs] = await Promise.all([loadJobs(), loadPosts(), loadProjects()]);
  projectsPicture();
  statPictures();
  portraits();
  teamPicture(jobs);
  for (const job of jobs) vacancyPicture(job);
  for (const tool of tools) toolLabel(tool);
  return [...subjectsByName()].map(([drawing, subject]) => ({ params: { drawing }, props: { subject }, cacheKey: drawing }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ subject: Subject }> = ({ props }) =>
  new Response(draw(props.subject), { headers: { 'content-type': 'image/svg+xml' } });
