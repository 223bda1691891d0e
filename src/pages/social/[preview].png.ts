/** The picture of each indexed page for shared links. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { fixedPages } from '#data/fixed-pages.ts';
import { entryPages } from '#data/entry-pages.ts';
import { previewName } from '#lib/page-meta.ts';
import { drawPreview } from '../../social/preview.tsx';

export const getStaticPaths = (async () => {
  const pages = [...fixedPages, ...(await entryPages())];
  return pages.map(({ path, title }) => ({ params: { preview: previewName(path) }, props: { title }, cacheKey: title }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(new Uint8Array(await drawPreview(props.title)), { headers: { 'content-type': 'image/png' } });
