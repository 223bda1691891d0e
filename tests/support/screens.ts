/** A page of each screen of the route table, as they stand in the sitemap of the built site. */
import { readFileSync } from 'node:fs';
import { paths } from '#lib/paths.ts';

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8').replaceAll('&amp;', '&');
const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** The address of one entry of a list, if it has any. */
function entryOf(list: string): string[] {
  return addresses.filter((address) => address.startsWith(`${list}/`)).slice(0, 1);
}

export const screens: string[] = [
  paths.home,
  paths.services,
  paths.webDesign,
  paths.wordpress,
  paths.customSoftware,
  paths.appDevelopment,
  paths.strategicConsultancy,
  paths.products,
  '/product-solution/restaurant-management',
  '/product-solution/ecommerce-360',
  paths.portfolio,
  ...entryOf(paths.portfolio),
  paths.about,
  paths.career,
  ...entryOf('/company/career/circular'),
  paths.terms,
  paths.blog,
  ...entryOf(paths.blog),
  paths.faq,
  paths.contact,
  paths.search,
  paths.thankYou,
];
