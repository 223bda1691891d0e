import { pictures } from '#generated/pictures/products/menu.ts';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/pages/products.ts';
import { productMenu } from '#content/products/menu.ts';
import type { MenuEntry } from '#content/schema.ts';
import { picturesIn } from '#app/features/products/pictures.ts';
import { Rack } from '#app/features/products/rack.tsx';
import { pageMeta, siteUrl } from '#app/layout/page-meta.ts';
import { breadcrumbs } from '#app/layout/structured.ts';
import { Choice } from '#app/sections/products/choice.tsx';
import { Fitting } from '#app/sections/products/fitting.tsx';
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
      <Rack words={products} items={items} />
      <Fitting words={products.fitting} />
      <Choice words={products.choice} />
      <PriceNote words={products.prices} />
    </>
  );
}
