import type { MetaDescriptor } from 'react-router';
import { metaLimits } from '#content/constants.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#app/lib/dates.ts';
import { fileName } from '#app/lib/file-name.ts';

/** The site's public address, without a slash at the end. */
export const siteUrl = import.meta.env.SITE_URL ?? site.url;

type Page = {
  title: string;
  description: string;
  /** The page's canonical address, from the first slash. */
  path: string;
  /** Keeps the page out of search engines: the search page, pages that were not found, a page of one word. */
  noindex?: boolean;
  /** For posts and projects. The days are ISO dates. */
  article?: { published: string; updated?: string | undefined; category: string };
};

/**
 * The tags in the head of a page, for search engines and for the preview of a shared link. The build adds the structured data
 * (build/structured-data), which no browser needs.
 */
export function pageMeta({ title, description, path, noindex = false, article }: Page): MetaDescriptor[] {
  const fullTitle = withCompany(title);
  const address = decodeURI(path);
  const url = siteUrl + encodeURI(address);
  // build/social draws a picture for each indexed page; the other pages share the home page's picture.
  const image = `${siteUrl}/social/${fileName(noindex ? '/' : address)}.png`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    // Search engines show a large picture only where a page allows it.
    { name: 'robots', content: noindex ? 'noindex' : 'max-image-preview:large' },
    ...(noindex ? [] : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.locale },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: fullTitle },
    ...(article ? articleTags(article) : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
  ];
}

/** The company's name follows where search engines have room for it; they show it above the title too. */
function withCompany(title: string): string {
  const both = `${title} · ${site.name}`;
  return [...both].length <= metaLimits.title ? both : title;
}

function articleTags({ published, updated, category }: NonNullable<Page['article']>): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: startOfDay(published, site.utcOffset) },
    { property: 'article:modified_time', content: startOfDay(updated ?? published, site.utcOffset) },
    { property: 'article:section', content: category },
  ];
}
