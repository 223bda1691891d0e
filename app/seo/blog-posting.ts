import type { BlogPostingLeaf } from 'schema-dts';
import type { PostPage } from '#content/entries.ts';
import { publisher } from './json-ld.ts';
import { siteUrl } from './page-meta.ts';

/** A post of the blog (schema.org BlogPosting). `url` is its full address. */
export function blogPosting({ title, description, date, category, author, cover }: PostPage, url: string): BlogPostingLeaf {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: date,
    articleSection: category,
    author: { '@type': 'Person', name: author },
    publisher: publisher(),
    image: siteUrl + cover.src,
  };
}
