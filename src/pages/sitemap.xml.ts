import type { APIRoute } from 'astro';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { fixedPages } from '#data/fixed-pages.ts';
import { entryPages } from '#data/entry-pages.ts';
import { siteUrl } from '#lib/page-meta.ts';

/**
 * Each indexed page once, at its canonical address (sitemaps.org). A page has a day of its last change only where the content names
 * one, since search engines stop to read days that are not true.
 */
export const GET: APIRoute = async () => {
  const days = new Map((await entryPages()).map(({ path, changed }) => [path, changed]));
  const addresses = [...fixedPages.map(({ path }) => path), ...days.keys()];
  const urls = addresses.toSorted().map((path) => {
    const day = days.get(path);
    return x('url', [x('loc', siteUrl + path), ...(day === undefined ? [] : [x('lastmod', day)])]);
  });
  const sitemap = x('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, urls);
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${toXml(sitemap)}\n`);
};
