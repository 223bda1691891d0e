import type { Picture } from '#content/entries.ts';
import { navigation } from '#content/navigation.ts';
import type { Product } from '#content/schema.ts';
import { pageMeta, siteUrl } from './page-meta.ts';
import { productData } from './product-json-ld.ts';
import { breadcrumbs, faqPage, organisation } from './json-ld.ts';

/** The head of a product's page, with its plans, questions and breadcrumbs as structured data. `screens` are its pictures. */
export function productMeta(product: Product, screens: Picture[]) {
  const path = product.link;
  const trail = breadcrumbs({ name: navigation.product.name, path: navigation.product.all }, { name: product.name, path });
  const data = productData(product, { url: siteUrl + path, images: screens.map(({ src }) => siteUrl + src), seller: organisation() });
  return pageMeta({ title: product.name, description: product.description, path, structured: [data, faqPage(product.faq), trail] });
}
