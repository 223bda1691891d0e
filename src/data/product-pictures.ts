import { fallbackPicture, type PictureOf } from '#components/products/fallback-picture.ts';
import type { ProductItem } from '#components/products/product-item.ts';
import { lowestPrices } from '#content/records.ts';
import { productMenu } from '#content/menus.ts';
import type { MenuEntry, Product } from '#content/schemas/product.ts';
import type { Picture as PictureField } from '#content/schemas/shared.ts';
import { recordPicture } from './record-picture.ts';

/** The products of the menu, in its order, each with its picture and its lowest price. */
export function loadMenuItems(): Promise<ProductItem[]> {
  return Promise.all(
    productMenu.map(async (entry: MenuEntry) => ({
      entry,
      picture: entry.productImage ? await recordPicture('products/menu', entry.productImage) : fallbackPicture,
      price: lowestPrices[entry.name],
    })),
  );
}

/** All pictures of a product's page, by the field that names them. On a phone its hero shows the part named `…-narrow`. */
export async function loadProductPictures(
  product: Product,
  folder: 'products/ecommerce-360' | 'products/restaurant-management',
): Promise<PictureOf> {
  const fields: PictureField[] = [
    ...product.heroImgs,
    ...product.heroImgs.map((field) => ({ ...field, file: `${field.file}-narrow` })),
    ...product.features.map(({ featuredImg }) => featuredImg),
    ...product.themes.map(({ themeImg }) => themeImg),
  ].filter((field) => field !== undefined);
  const pictures = new Map(await Promise.all(fields.map(async (field) => [field.file, await recordPicture(folder, field)] as const)));
  return (field) => (field && pictures.get(field.file)) ?? fallbackPicture;
}
