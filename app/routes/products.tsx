import { pictures } from '#generated/pictures/products/menu.ts';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/pages/products.ts';
import { productMenu } from '#content/products/menu.ts';
import type { MenuEntry } from '#content/schema.ts';
import { pictureLookup } from '#app/features/products/pictures.ts';
import { ProductList } from '#app/features/products/product-list.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { itemList } from '#app/seo/item-list.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { BuyOrBuild } from '#app/sections/products/buy-or-build.tsx';
import { CustomisationSteps } from '#app/sections/products/customisation-steps.tsx';
import { PriceNote } from '#app/sections/products/price-note.tsx';

const entries: MenuEntry[] = productMenu;
const pictureOf = pictureLookup(pictures);
const items = entries.map((entry) => ({ entry, picture: pictureOf(entry.productImage) }));

export function meta() {
  const { name, all: path } = navigation.product;
  const trail = breadcrumbs({ name, path });
  return pageMeta({ ...products.meta, path, structured: [itemList(entries), trail] });
}

export default function Products() {
  return (
    <>
      <ProductList copy={products} items={items} />
      <CustomisationSteps copy={products.customisation} />
      <BuyOrBuild copy={products.buyOrBuild} />
      <PriceNote copy={products.prices} />
    </>
  );
}
