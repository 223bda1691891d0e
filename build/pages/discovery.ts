/** The files for search engines and feed readers: sitemap.xml, robots.txt and the blog's feed.xml. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../content/read.ts';
import { feed } from './feed.ts';
import { lastModified } from './last-modified.ts';
import type { PageFacts } from './page-facts.ts';
import { escapeXml } from './xml.ts';

export async function writeDiscovery(folder: string, pages: PageFacts[], content: Content, siteUrl: string): Promise<void> {
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, content, siteUrl));
  await writeFile(join(folder, 'robots.txt'), robots(siteUrl));
  await writeFile(join(folder, 'feed.xml'), await feed(folder, content.posts, pages, siteUrl));
}

/** What programs talk to is of no use in a search engine. */
function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /healthz\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/**
 * Lists each canonical address once; pages with `noindex` are left out. A page has a day of its last change only where the
 * content names one, since search engines stop to read days that are not true.
 */
function sitemap(pages: PageFacts[], content: Content, siteUrl: string): string {
  const days = lastModified(content);
  const addresses = new Set(pages.flatMap(({ canonical }) => canonical ?? []));
  const urls = [...addresses].toSorted().map((address) => {
    const day = days.get(decodeURIComponent(address.slice(siteUrl.length)));
    return `<url><loc>${escapeXml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
