import type { APIRoute } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { isoDate } from '#content/dates.ts';
import { blog } from '#content/records.ts';
import { site } from '#content/site.ts';
import { entryText, sorted } from '#data/entries.ts';
import { startOfDay } from '#lib/dates.ts';
import { siteUrl } from '#lib/page-meta.ts';
import { paths } from '#lib/paths.ts';

const length = 20;
/** Renders a text outside of a page: only then does Astro put the addresses of its pictures into it. */
const container = await AstroContainer.create();

/** The blog's feed: Atom (RFC 4287), newest post first, each with its whole text. */
export const GET: APIRoute = async () => {
  const posts = await sorted('blog');
  const list = siteUrl + paths.blog;
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language }, [
    x('title', `${site.name}: ${blog.crumb}`),
    x('subtitle', blog.meta.description),
    x('id', list),
    x('link', { href: list }),
    x('link', { rel: 'self', type: 'application/atom+xml', href: `${siteUrl}/feed.xml` }),
    x('icon', `${siteUrl}/icon-512.png`),
    x('updated', newestChange(posts)),
    ...(await Promise.all(posts.slice(0, length).map(entry))),
  ]);
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${toXml(feed, { closeEmptyElements: true })}\n`);
};

/** The id contains the post's slug, so it stays the same when the title changes. */
async function entry({ id: slug, data: { key, fields: data } }: CollectionEntry<'blog'>) {
  const link = siteUrl + paths.post(key);
  return x('entry', data.language === undefined ? {} : { 'xml:lang': data.language }, [
    x('title', data.blogSub),
    x('id', siteUrl + data.blogLink),
    x('link', { href: link }),
    x('published', timeOf(data.blogDate)),
    x('updated', timeOf(data.updated ?? data.blogDate)),
    x('author', [x('name', data.blogPoster), x('uri', siteUrl + paths.about)]),
    x('category', { term: data.blogCategory }),
    x('summary', data.blogDesc),
    x('content', { type: 'html' }, standaloneHtml(await container.renderToString(await entryText('blog', slug)), link)),
  ]);
}

/** A feed without a post changed when the company began: Atom demands a time. */
function newestChange(posts: readonly CollectionEntry<'blog'>[]): string {
  const changes = posts.map(({ data: { fields } }) => timeOf(fields.updated ?? fields.blogDate)).toSorted();
  return changes.at(-1) ?? startOfDay(`${site.founded}-01-01`, site.utcOffset);
}

function timeOf(date: string): string {
  return startOfDay(isoDate(date), site.utcOffset);
}

/**
 * The text of a page as a program shows it that is far from the site: every address is a full one, and a picture is one file
 * instead of a choice for the width of the page.
 * @param page - the full address of the text's page.
 */
function standaloneHtml(html: string, page: string): string {
  const root = fromHtml(html, { fragment: true });
  visit(root, 'element', ({ properties }) => {
    // Where a table scrolls, the keyboard has to reach it; here it does not.
    delete properties.tabIndex;
    delete properties.srcSet;
    delete properties.sizes;
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = new URL(address, page).href;
    }
  });
  return toHtml(root);
}
