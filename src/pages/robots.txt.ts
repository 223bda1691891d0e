import type { APIRoute } from 'astro';
import { siteUrl } from '#lib/page-meta.ts';

/** What programs talk to is of no use in a search engine. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /healthz\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
