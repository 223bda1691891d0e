/** A page of each screen of the route table, as the sitemap of the built site has them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { table } from '#collections/table.ts';
import { paths } from '#lib/paths.ts';
import { site as builtSite } from './sites.ts';

const sitemap = readFileSync(join(builtSite.folder, 'sitemap.xml'), 'utf8').replaceAll('&amp;', '&');
const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** The address of one entry of a list, if it has any. */
function entryOf(list: string): string[] {
  return addresses.filter((address) => address.startsWith(`${list}/`)).slice(0, 1);
}

export const screens: string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  '/product-solution/restaurant-management',
  '/product-solution/ecommerce-360',
  ...Object.values(table).flatMap(({ address }) => entryOf(dirname(address('key')))),
];
