import { navigation } from '#content/navigation.ts';
import type { FaqEntry } from '#content/schema.ts';
import { pageMeta, siteUrl } from './page-meta.ts';
import { service } from './service-json-ld.ts';
import { breadcrumbs, faqPage, organisation } from './json-ld.ts';

type ServicePage = {
  meta: { title: string; description: string };
  path: string;
  /** The list of services, on the way to this page. */
  list: { name: string; path: string };
  offers: Parameters<typeof service>[0]['offers'];
  questions?: FaqEntry[];
};

/** The head of a service's page: its texts, where it stands, what it offers and, where there are some, its questions. */
export function serviceMeta({ meta, path, list, offers, questions }: ServicePage) {
  const trail = breadcrumbs([{ name: navigation.home.name, path: navigation.home.link }, list, { name: meta.title, path }]);
  const data = service({ name: meta.title, description: meta.description, url: siteUrl + path, provider: organisation(), offers });
  return pageMeta({ ...meta, path, structured: [trail, data, ...(questions ? [faqPage(questions)] : [])] });
}
