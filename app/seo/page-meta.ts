import type { MetaDescriptor } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import { site } from '#content/site.ts';
import { fileName } from '#app/lib/file-name.ts';
import type { SoftwareProduct } from './product-json-ld.ts';

/** The site's public address, without a slash at the end. */
export const siteUrl = import.meta.env.SITE_URL ?? site.url;

/** In schema-dts some types may also be a plain string, which is only for values inside another object. */
type StructuredData = Exclude<Thing, string> | SoftwareProduct;

type Page = {
  title: string;
  description: string;
  /** The page's canonical address, from the first slash. */
  path: string;
  type?: 'website' | 'article';
  /** Keeps the page out of search engines: the search page and pages that were not found. */
  noindex?: boolean;
  /** Structured data (schema.org) about what is on the page. */
  structured?: StructuredData[];
};

/** The tags in the head of a page, for search engines and for the preview of a shared link. */
export function pageMeta({ title, description, path, type = 'website', noindex = false, structured = [] }: Page): MetaDescriptor[] {
  const fullTitle = path === '/' ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const address = decodeURI(path);
  const url = siteUrl + encodeURI(address);
  // build/social draws a picture for each indexed page; the other pages share the home page's picture.
  const image = `${siteUrl}/social/${fileName(noindex ? '/' : address)}.png`;
  return [
    { title: fullTitle },
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
    { property: 'og:image:alt', content: fullTitle },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
    ...structured.map((data) => ({ 'script:ld+json': withContext(data) })),
  ];
}

function withContext(data: StructuredData): WithContext<StructuredData> {
  return { '@context': 'https://schema.org', ...data };
}
