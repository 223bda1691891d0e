/** The drawings of the content, as files. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadJobs, loadPosts, loadProjects } from '#data/entries.ts';
import { portraits, projectsPicture, statPictures, teamPicture, vacancyPicture } from '#drawings/counted-pictures.ts';
import { drawingSvg, type DrawingSpec } from '#drawings/drawing-svg.ts';
import { specsByName } from '#drawings/drawing.ts';
import { toolLabel, tools } from '#drawings/tool-labels.ts';

export const getStaticPaths = (async () => {
  // Everything that a page may show is asked for once: what loads entries asks for the addresses of their drawings.
  const [jobs] = await Promise.all([loadJobs(), loadPosts(), loadProjects()]);
  projectsPicture();
  statPictures();
  portraits();
  teamPicture(jobs);
  for (const job of jobs) vacancyPicture(job);
  for (const tool of tools) toolLabel(tool);
  return [...specsByName()].map(([drawing, spec]) => ({ params: { drawing }, props: { spec }, cacheKey: drawing }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ spec: DrawingSpec }> = ({ props }) =>
  new Response(drawingSvg(props.spec), { headers: { 'content-type': 'image/svg+xml' } });
