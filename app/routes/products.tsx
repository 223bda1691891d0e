import { pictures } from '#generated/pictures/products/menu.ts';
import { lowestPrices } from '#content/lowest-prices.ts';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/pages/products.ts';
import { productMenu } from '#content/products/menu.ts';
import type { MenuEntry } from '#content/schema.ts';
import { pictureLookup } from '#app/features/products/pictures.ts';
import { ProductListHead } from '#app/features/products/product-list-head.tsx';
import { ProductPanels } from '#app/features/products/product-panels.tsx';
import { ProductRows } from '#app/features/products/product-rows.tsx';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { BuyOrBuild } from '#app/sections/products/buy-or-build.tsx';
import { CustomisationSteps } from '#app/sections/products/customisation-steps.tsx';
import { PriceNote } from '#app/sections/products/price-note.tsx';

const entries: MenuEntry[] = productMenu;
const pictureOf = pictureLookup(pictures);
const items = entries.map((entry) => ({ entry, picture: pictureOf(entry.productImage), price: lowestPrices[entry.name] }));
/** A product with a page of its own has plans, and can be ordered there. */
const hasPage = ({ entry }: { entry: MenuEntry }) => entry.link.startsWith(`${navigation.product.all}/`);

export function meta() {
  return pageMeta({ ...products.meta, path: navigation.product.all });
}

export default function Products() {
  return (
    <PageParts>
      <ProductListHead copy={products} />
      <ProductPanels copy={products} items={items.filter(hasPage)} />
      <ProductRows copy={products} items={items.filter((item) => !hasPage(item))} />
      <CustomisationSteps copy={products.customisation} />
      <BuyOrBuild copy={products.buyOrBuild} />
      <PriceNote copy={products.prices} />
    </PageParts>
  );
}
