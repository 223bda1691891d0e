/** The blog's feed: Atom (RFC 4287), newest post first, each with its whole text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { href } from 'react-router';
import { visit } from 'unist-util-visit';
import { parseDate } from '#content/dates.ts';
import { blog } from '#content/pages/blog.ts';
import type { Post } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#lib/dates.ts';
import { postKeys } from '../content/addresses.ts';
import type { Content, Entry } from '../content/read.ts';
import { parsePage } from './html.ts';
import { type PageFacts, textOfEntry } from './page-facts.ts';
import { escapeXml } from './xml.ts';

const length = 20;

/** @param folder - with the pages. Throws if a post has none. */
export async function feed(folder: string, posts: Content['posts'], pages: readonly PageFacts[], siteUrl: string): Promise<string> {
  const keys = postKeys(posts);
  const newest = posts.slice(0, length).map(async (post, i) => {
    const link = siteUrl + href('/company/blog/:blogSub', { blogSub: keys[i] ?? post.slug });
    const page = pages.find(({ canonical }) => canonical === link);
    if (!page) throw new Error(`${post.file}: the feed found no page at ${link}`);
    const html = await readFile(join(folder, page.file), 'utf8');
    return entry(post, link, textOfEntry(parsePage(html, page.file)), siteUrl);
  });
  const entries = await Promise.all(newest);
  const list = siteUrl + href('/company/blog');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">`,
    `<title>${escapeXml(`${site.name}: ${blog.crumb}`)}</title>`,
    `<subtitle>${escapeXml(blog.meta.description)}</subtitle>`,
    `<id>${list}</id>`,
    `<link href="${list}"/><link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>`,
    `<icon>${siteUrl}/icon-512.png</icon>`,
    `<updated>${newestChange(posts)}</updated>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

/** The id contains the post's slug, so it stays the same when the title changes. */
function entry({ data }: Entry<Post>, link: string, text: string, siteUrl: string): string {
  const author = `<name>${escapeXml(data.blogPoster)}</name><uri>${siteUrl}${href('/company/aboutUs')}</uri>`;
  return [
    `<entry${data.language === undefined ? '' : ` xml:lang="${data.language}"`}>`,
    `<title>${escapeXml(data.blogSub)}</title>`,
    `<id>${siteUrl}${data.blogLink}</id>`,
    `<link href="${escapeXml(link)}"/>`,
    `<published>${timeOf(data.blogDate)}</published>`,
    `<updated>${timeOf(data.updated ?? data.blogDate)}</updated>`,
    `<author>${author}</author>`,
    `<category term="${escapeXml(data.blogCategory)}"/>`,
    `<summary>${escapeXml(data.blogDesc)}</summary>`,
    `<content type="html">${escapeXml(standalone(text, link, siteUrl))}</content>`,
    '</entry>',
  ].join('');
}

/** A feed without a post changed when the company began: Atom demands a time. */
function newestChange(posts: Content['posts']): string {
  const changes = posts.map(({ data }) => timeOf(data.updated ?? data.blogDate)).toSorted();
  return changes.at(-1) ?? startOfDay(`${site.founded}-01-01`, site.utcOffset);
}

function timeOf(date: string): string {
  return startOfDay(parseDate(date) ?? '', site.utcOffset);
}

/**
 * The text as a reader program shows it, far from the site: every address is a full one, and a picture is one file instead of
 * a choice for the width of the page.
 */
function standalone(html: string, link: string, siteUrl: string): string {
  const root: Root = fromHtml(html, { fragment: true });
  visit(root, 'element', (node: Element, index, parent) => {
    const image = node.tagName === 'picture' && node.children.find((child) => child.type === 'element' && child.tagName === 'img');
    if (image && parent && index !== undefined) {
      parent.children[index] = image;
      return index;
    }
    // Where a table scrolls, the keyboard has to reach it; here it does not.
    delete node.properties.tabIndex;
    const { href: address, src } = node.properties;
    if (typeof address === 'string') node.properties.href = fullAddress(address, link, siteUrl);
    if (typeof src === 'string') node.properties.src = fullAddress(src, link, siteUrl);
    return undefined;
  });
  return toHtml(root);
}

function fullAddress(address: string, link: string, siteUrl: string): string {
  if (address.startsWith('#')) return link + address;
  return address.startsWith('/') ? siteUrl + address : address;
}
