import type { CreativeWorkLeaf } from 'schema-dts';
import type { ProjectPage } from '#content/entries.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#lib/dates.ts';
import { companyReference } from './company.ts';

/** A project of the portfolio (schema.org CreativeWork). `url` and `image` are full addresses. */
export function creativeWork(
  project: ProjectPage,
  { siteUrl, url, image }: { siteUrl: string; url: string; image: string },
): CreativeWorkLeaf {
  return {
    '@type': 'CreativeWork',
    name: project.name,
    headline: project.title,
    inLanguage: project.language ?? site.language,
    description: project.description,
    url,
    datePublished: startOfDay(project.date, site.utcOffset),
    dateModified: startOfDay(project.updated ?? project.date, site.utcOffset),
    genre: project.category,
    creator: companyReference(siteUrl),
    image,
  };
}
