/** The files for search engines and feed readers: sitemap.xml, robots.txt and the blog's feed.xml. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { href } from 'react-router';
import { parseDate } from '#content/dates.ts';
import { blog } from '#content/pages/blog.ts';
import { site } from '#content/site.ts';
import { postKeys } from '../content/addresses.ts';
import type { Content } from '../content/read.ts';
import type { PageFacts } from './page-facts.ts';

const feedLength = 20;

/** The sitemap lists each canonical address once. Pages with `noindex` are left out. */
export async function writeDiscovery(folder: string, pages: PageFacts[], { posts }: Content, siteUrl: string): Promise<void> {
  const addresses = new Set(pages.flatMap(({ canonical }) => canonical ?? []));
  const urls = [...addresses].toSorted().map((address) => `<url><loc>${escape(address)}</loc></url>`);
  await writeFile(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  await writeFile(join(folder, 'feed.xml'), feed(posts, siteUrl));
}

/** Atom, newest post first. The id contains the post's slug, so it stays the same when the title changes. */
function feed(posts: Content['posts'], siteUrl: string): string {
  const keys = postKeys(posts);
  const entries = posts.slice(0, feedLength).map(({ data, slug }, i) => {
    const link = siteUrl + href('/company/blog/:blogSub', { blogSub: keys[i] ?? slug });
    return [
      '<entry>',
      `<title>${escape(data.blogSub)}</title>`,
      `<id>${siteUrl}${data.blogLink}</id>`,
      `<link href="${escape(link)}"/>`,
      `<updated>${parseDate(data.blogDate)}T00:00:00Z</updated>`,
      `<author><name>${escape(data.blogPoster)}</name></author>`,
      `<category term="${escape(data.blogCategory)}"/>`,
      `<summary>${escape(data.blogDesc)}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">`,
    `<title>${escape(`${site.name}: ${blog.meta.title}`)}</title>`,
    `<id>${siteUrl}/company/blog</id>`,
    `<link href="${siteUrl}/company/blog"/><link rel="self" href="${siteUrl}/feed.xml"/>`,
    `<updated>${parseDate(posts[0]?.data.blogDate ?? '')}T00:00:00Z</updated>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
