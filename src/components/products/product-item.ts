import type { Picture } from '#content/entries.ts';
import type { LowestPrice } from '#content/schemas/prices.ts';
import type { products } from '#content/records.ts';
import type { MenuEntry } from '#content/schemas/product.ts';

/** What the list of products shows of one. */
export type ProductItem = { entry: MenuEntry; picture: Picture; price: LowestPrice | undefined };

export type ProductListCopy = Pick<typeof products, 'explore' | 'fitted'>;
