/** The indexed pages that are always there but the lists of entries (entry-pages.ts), for the sitemap and the preview pictures. A test holds the list to the pages. */
import { records } from '#content/records.ts';
import { paths } from '#lib/paths.ts';

const { ecommerce360, restaurantManagement } = records;
const pages = [
  [paths.home, records.home],
  [paths.services, records.services],
  [paths.webDesign, records.webDesignAndDevelopment],
  [paths.wordpress, records.wordpress],
  [paths.customSoftware, records.customSoftware],
  [paths.appDevelopment, records.appDevelopment],
  [paths.products, records.products],
  [restaurantManagement.link, restaurantManagement],
  [ecommerce360.link, ecommerce360],
  [paths.about, records.about],
  [paths.terms, records.terms],
  [paths.faq, records.faq],
  [paths.contact, records.contact],
] as const;

export const fixedPages = pages.map(([path, { meta }]) => ({ path, title: meta.title }));
