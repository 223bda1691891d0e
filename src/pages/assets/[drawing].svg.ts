/** The drawings of the entries, as files. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { jobDrawings, postDrawings, projectDrawings, teamDrawings } from '#data/entry-drawings.ts';
import { drawingName, drawingSvg, type DrawingSpec } from '#drawings/drawing.ts';

export const getStaticPaths = (async () => {
  const [posts, projects, entries] = await Promise.all([getCollection('blog'), getCollection('projects'), getCollection('jobs')]);
  const jobs = entries.map(({ data }) => data.fields);
  const all = [...posts.map(postDrawings), ...projects.map(projectDrawings), ...jobs.map(jobDrawings), teamDrawings(jobs)];
  const specs = new Map(all.flatMap((drawings) => Object.values<DrawingSpec>(drawings)).map((spec) => [drawingName(spec), spec]));
  return [...specs].map(([drawing, spec]) => ({ params: { drawing }, props: { spec }, cacheKey: drawing }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ spec: DrawingSpec }> = ({ props }) =>
  new Response(drawingSvg(props.spec), { headers: { 'content-type': 'image/svg+xml' } });
