import { navigation } from '#content/navigation.ts';
import type { Product } from '#content/schema.ts';
import { pageMeta, siteUrl } from './page-meta.ts';
import { productData } from './product-data.ts';
import { breadcrumbs, faqPage, organisation } from './structured.ts';

/** The head of a product's page: its texts, where it stands, its plans and its questions. `images` are addresses from / on. */
export function productMeta(product: Product, images: string[]) {
  const path = product.link;
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: navigation.product.name, path: navigation.product.all },
    { name: product.name, path },
  ]);
  const data = productData(product, { url: siteUrl + path, images: images.map((image) => siteUrl + image), seller: organisation() });
  return pageMeta({ title: product.name, description: product.description, path, structured: [data, faqPage(product.faq), trail] });
}
