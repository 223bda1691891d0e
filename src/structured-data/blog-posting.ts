import type { BlogPostingLeaf } from 'schema-dts';
import type { PostPage } from '#content/entries.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { companyReference } from './company.ts';

/** A post of the blog (schema.org BlogPosting). `url` and `image` are full addresses. */
export function blogPosting(post: PostPage, { siteUrl, url, image }: { siteUrl: string; url: string; image: string }): BlogPostingLeaf {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    inLanguage: post.language ?? site.language,
    description: post.description,
    url,
    mainEntityOfPage: url,
    datePublished: startOfDay(post.date, site.utcOffset),
    dateModified: startOfDay(post.updated ?? post.date, site.utcOffset),
    articleSection: post.category,
    author: { '@type': 'Person', name: post.author, url: siteUrl + paths.about },
    publisher: companyReference(siteUrl),
    image,
  };
}
