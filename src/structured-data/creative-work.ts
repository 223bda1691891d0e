import type { CreativeWorkLeaf } from 'schema-dts';
import { parseDate } from '#content/dates.ts';
import type { Project } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#lib/dates.ts';
import { companyReference } from './company.ts';

/** A project of the portfolio (schema.org CreativeWork). `url` and `image` are full addresses. */
export function creativeWork(project: Project, { siteUrl, url, image }: { siteUrl: string; url: string; image: string }): CreativeWorkLeaf {
  const published = parseDate(project.projectDate) ?? '';
  return {
    '@type': 'CreativeWork',
    name: project.projectName,
    headline: project.projectSub,
    inLanguage: project.language ?? site.language,
    description: project.projectDesc,
    url,
    datePublished: startOfDay(published, site.utcOffset),
    dateModified: startOfDay(parseDate(project.updated ?? '') ?? published, site.utcOffset),
    genre: project.projectCategory,
    creator: companyReference(siteUrl),
    image,
  };
}
