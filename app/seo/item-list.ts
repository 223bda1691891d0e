import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import { siteUrl } from './page-meta.ts';

/** The pages that a page lists (schema.org ItemList), in their order. */
export function itemList(items: readonly { name: string; link: string }[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, link }, i): ListItemLeaf => ({ '@type': 'ListItem', position: i + 1, name, url: siteUrl + link })),
  };
}
