import type { MetaDescriptor } from 'react-router';
import { site } from '#content/site.ts';
import { fileName } from '#app/lib/file-name.ts';

/** The site's public address, without a slash at its end. */
export const siteUrl = import.meta.env.SITE_URL ?? site.url;

type Page = {
  title: string;
  description: string;
  /** The page's one address, from / on. */
  path: string;
  type?: 'website' | 'article';
  /** Search and not-found pages are not for search engines. */
  noindex?: boolean;
  /** Structured data (schema.org) that says what the page holds. */
  structured?: Record<string, unknown>[];
};

/** Everything that the head of a page says to search engines and to those who share it. */
export function pageMeta({ title, description, path, type = 'website', noindex = false, structured = [] }: Page): MetaDescriptor[] {
  const whole = path === '/' ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const address = decodeURI(path);
  const url = siteUrl + encodeURI(address);
  // build/social draws what indexed pages name here; the others show the home page's picture.
  const image = `${siteUrl}/social/${fileName(noindex ? '/' : address)}.png`;
  return [
    { title: whole },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: whole },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
    ...structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
