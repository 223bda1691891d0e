import type { CreativeWorkLeaf } from 'schema-dts';
import type { ProjectPage } from '#content/entries.ts';
import { publisher } from './json-ld.ts';
import { siteUrl } from './page-meta.ts';

/** A project of the portfolio (schema.org CreativeWork). `url` is its full address. */
export function creativeWork({ name, title, description, date, category, cover }: ProjectPage, url: string): CreativeWorkLeaf {
  return {
    '@type': 'CreativeWork',
    name,
    headline: title,
    description,
    url,
    datePublished: date,
    genre: category,
    creator: publisher(),
    image: siteUrl + cover.src,
  };
}
