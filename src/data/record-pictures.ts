/** The pictures that the records name. */
import type { ImageMetadata } from 'astro';
import { findPicture } from '#collections/picture-files.ts';
import { fallbackPicture, type PictureOf } from '#components/products/fallback-picture.ts';
import type { ProductItem } from '#components/products/product-item.ts';
import type { Picture } from '#content/entries.ts';
import { productMenu } from '#content/menus.ts';
import { lowestPrices } from '#content/records.ts';
import type { MenuEntry, Product } from '#content/schemas/product.ts';
import type { Picture as PictureField } from '#content/schemas/shared.ts';
import { responsivePicture } from './responsive-picture.ts';

/** By their paths from the project's root. */
const files = import.meta.glob<ImageMetadata>('/content/{pages,products/*}/*.{jpg,jpeg,png,webp,avif,gif,tiff,JPG,JPEG,PNG}', {
  eager: true,
  import: 'default',
});

/** Pictures of pages are above the fold, in frames of at most 360 px. */
const inPages = { widths: [400, 560, 720], quality: 36 };

type ProductFolder = 'products/ecommerce-360' | 'products/restaurant-management';

/**
 * The picture that a record names, from the folder of content/ that belongs to the record. Throws when it is missing; the build
 * has already checked that.
 */
export async function recordPicture(folder: 'pages' | 'products/menu' | ProductFolder, field: PictureField): Promise<Picture> {
  const picture = await findPicture(`content/${folder}`, field.file);
  const source = picture && files[`/content/${folder}/${picture.file}`];
  if (!source) throw new Error(`There is no picture ${folder}/${field.file}`);
  return responsivePicture({ ...picture, source }, field, folder === 'pages' ? inPages : undefined);
}

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
export async function loadProductPictures(product: Product, folder: ProductFolder): Promise<PictureOf> {
  const fields: PictureField[] = [
    ...product.heroImgs,
    ...product.heroImgs.map((field) => ({ ...field, file: `${field.file}-narrow` })),
    ...product.features.map(({ featuredImg }) => featuredImg),
    ...product.themes.map(({ themeImg }) => themeImg),
  ].filter((field) => field !== undefined);
  const pictures = new Map(await Promise.all(fields.map(async (field) => [field.file, await recordPicture(folder, field)] as const)));
  return (field) => (field && pictures.get(field.file)) ?? fallbackPicture;
}
