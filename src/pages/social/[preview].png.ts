/** The picture of each indexed page for shared links. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { fixedPages } from '#data/fixed-pages.ts';
import { published } from '#data/published.ts';
import { previewName } from '#lib/page-meta.ts';
import { paths } from '#lib/paths.ts';
import { drawPreview } from '../../social/preview.tsx';

export const getStaticPaths = (async () => {
  const { posts, projects, jobs } = await published();
  const pages = [
    ...fixedPages,
    ...posts.map(({ key, title }) => ({ path: paths.post(key), title })),
    ...projects.map(({ key, title }) => ({ path: paths.project(key), title })),
    ...jobs.map(({ key, title }) => ({ path: paths.job(key), title })),
  ];
  return pages.map(({ path, title }) => ({ params: { preview: previewName(path) }, props: { title }, cacheKey: title }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(new Uint8Array(await drawPreview(props.title)), { headers: { 'content-type': 'image/png' } });
