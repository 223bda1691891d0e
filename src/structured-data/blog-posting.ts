import type { BlogPostingLeaf } from 'schema-dts';
import { parseDate } from '#content/dates.ts';
import type { Post } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { companyReference } from './company.ts';

/** A post of the blog (schema.org BlogPosting). `url` and `image` are full addresses. */
export function blogPosting(post: Post, { siteUrl, url, image }: { siteUrl: string; url: string; image: string }): BlogPostingLeaf {
  const published = parseDate(post.blogDate) ?? '';
  return {
    '@type': 'BlogPosting',
    headline: post.blogSub,
    inLanguage: post.language ?? site.language,
    description: post.blogDesc,
    url,
    mainEntityOfPage: url,
    datePublished: startOfDay(published, site.utcOffset),
    dateModified: startOfDay(parseDate(post.updated ?? '') ?? published, site.utcOffset),
    articleSection: post.blogCategory,
    author: { '@type': 'Person', name: post.blogPoster, url: siteUrl + paths.about },
    publisher: companyReference(siteUrl),
    image,
  };
}
