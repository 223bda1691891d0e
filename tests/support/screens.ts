/** A page of each screen of the route table, as they stand in the sitemap of the built site. */
import { readFileSync } from 'node:fs';
import { href } from 'react-router';

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8').replaceAll('&amp;', '&');
const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** The address of one entry of a list, if it has any. */
function entryOf(list: string): string[] {
  return addresses.filter((address) => address.startsWith(`${list}/`)).slice(0, 1);
}

export const screens: string[] = [
  href('/'),
  href('/services'),
  href('/services/webDesigAndDev'),
  href('/services/wordpressDev'),
  href('/services/customSoftwareDev'),
  href('/services/appDevelopment'),
  href('/services/strategicConsultancy'),
  href('/product-solution'),
  href('/product-solution/restaurant-management'),
  href('/product-solution/ecommerce-360'),
  href('/portfolio'),
  ...entryOf(href('/portfolio')),
  href('/company/aboutUs'),
  href('/company/career'),
  ...entryOf('/company/career/circular'),
  href('/company/termsConditions'),
  href('/company/blog'),
  ...entryOf(href('/company/blog')),
  href('/company/faq'),
  href('/contact'),
  href('/search'),
  href('/thank-you'),
];
