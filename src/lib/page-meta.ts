import { metaLimits } from '#content/constants.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#lib/dates.ts';
import { hash } from '#lib/hash.ts';

/** The site's public address, without a slash at the end. */
export const siteUrl = import.meta.env.SITE_URL ?? site.url;

export type PageMeta = {
  title: string;
  description: string;
  /** The page's canonical address, from the first slash, encoded as in its links (paths.ts). */
  path: string;
  /** Keeps the page out of search engines: the search page, pages that were not found, a page of one word. */
  noindex?: boolean;
  /** For posts and projects. The days are ISO dates. */
  article?: { published: string; updated?: string | undefined; category: string };
};

type Tag = { name: string; content: string } | { property: string; content: string };

/** What the head of a page says to search engines and to the preview of a shared link. `canonical` is missing for a page that search engines leave out. */
export function headOf({ title, description, path, noindex = false, article }: PageMeta): {
  title: string;
  canonical: string | undefined;
  tags: Tag[];
} {
  const fullTitle = withCompany(title);
  const url = siteUrl + path;
  const image = previewAddress(noindex ? '/' : path);
  const tags: Tag[] = [
    { name: 'description', content: description },
    // Search engines show a large picture only where a page allows it.
    { name: 'robots', content: noindex ? 'noindex' : 'max-image-preview:large' },
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
  return { title: fullTitle, canonical: noindex ? undefined : url, tags };
}

/** The full address of a page's preview picture. There is one for each indexed page; the other pages share the home page's. */
export function previewAddress(path: string): string {
  return `${siteUrl}/social/${previewName(path)}.png`;
}

/**
 * The name of the picture's file without the ending. It begins with a hash (32 bits), which tells apart paths with the same Latin
 * words; these words and digits follow, so that a person can find the file.
 */
export function previewName(path: string): string {
  const text = decodeURIComponent(path);
  return [hash(text).toString(36), ...(text.match(/\w+/g) ?? [])].join('-').slice(0, 80);
}

/** The company's name follows where search engines have room for it; they show it above the title too. */
function withCompany(title: string): string {
  const both = `${title} · ${site.name}`;
  return [...both].length <= metaLimits.title ? both : title;
}

function articleTags({ published, updated, category }: NonNullable<PageMeta['article']>): Tag[] {
  return [
    { property: 'article:published_time', content: startOfDay(published, site.utcOffset) },
    { property: 'article:modified_time', content: startOfDay(updated ?? published, site.utcOffset) },
    { property: 'article:section', content: category },
  ];
}
