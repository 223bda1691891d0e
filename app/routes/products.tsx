import { pictures } from '#generated/pictures/products/menu.ts';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/pages/products.ts';
import { productMenu } from '#content/products/menu.ts';
import type { MenuEntry } from '#content/schema.ts';
import { picturesIn } from '#app/features/products/pictures.ts';
import { ProductList } from '#app/features/products/product-list.tsx';
import { pageMeta, siteUrl } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { BuyOrBuild } from '#app/sections/products/buy-or-build.tsx';
import { CustomisationSteps } from '#app/sections/products/customisation-steps.tsx';
import { PriceNote } from '#app/sections/products/price-note.tsx';

const entries: MenuEntry[] = productMenu;
const pictureOf = picturesIn(pictures);
const items = entries.map((entry) => ({ entry, picture: pictureOf(entry.productImage) }));

export function meta() {
  const { home, product: here } = navigation;
  const trail = breadcrumbs([
    { name: home.name, path: home.link },
    { name: here.name, path: here.all },
  ]);
  const list = {
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, link }, i) => ({ '@type': 'ListItem', position: i + 1, name, url: siteUrl + link })),
  };
  return pageMeta({ ...products.meta, path: here.all, structured: [list, trail] });
}

export default function Products() {
  return (
    <>
      <ProductList copy={products} items={items} />
      <CustomisationSteps copy={products.fitting} />
      <BuyOrBuild copy={products.choice} />
      <PriceNote copy={products.prices} />
    </>
  );
}
