import type { FaqEntry } from '#content/schema.ts';
import { pageMeta, siteUrl } from './page-meta.ts';
import { service } from './service-json-ld.ts';
import { breadcrumbs, faqPage, organisation } from './json-ld.ts';

type ServicePage = {
  meta: { title: string; description: string };
  path: string;
  /** The page that lists all services, the step before this page in the breadcrumbs. */
  list: { name: string; path: string };
  offers: Parameters<typeof service>[0]['offers'];
  questions?: FaqEntry[];
};

/** The head of a service's page, with its breadcrumbs, offers and questions (if it has any) as structured data. */
export function serviceMeta({ meta, path, list, offers, questions }: ServicePage) {
  const trail = breadcrumbs(list, { name: meta.title, path });
  const data = service({ name: meta.title, description: meta.description, url: siteUrl + path, provider: organisation(), offers });
  return pageMeta({ ...meta, path, structured: [trail, data, ...(questions ? [faqPage(questions)] : [])] });
}
