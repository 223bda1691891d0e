/**
 * What the pictures of this repository's records must be. That each one is there and has a text, the build checks
 * (tests/content/problems.test.ts); it does not look into the files.
 */
import { expect, test } from 'vitest';
import { findPicture } from '#collections/picture-files.ts';
import { ecommerce360, restaurantManagement } from '#content/records.ts';
import { productMenu } from '#content/menus.ts';
import type { Product } from '#content/schemas/product.ts';

/** Every picture that a record names, with the folder in which its files are. Those of entries an editor may replace at any time. */
const pictures = [
  ...ofProduct('ecommerce-360', ecommerce360),
  ...ofProduct('restaurant-management', restaurantManagement),
  ...inFolder(
    'content/products/menu',
    productMenu.map(({ productImage }) => productImage),
  ),
];

test('every picture is wide enough for the frame that shows it on a dense screen', async () => {
  for (const { folder, file } of pictures) {
    const { width = 0 } = (await findPicture(folder, file)) ?? {};
    expect([file, width >= (file.endsWith('-narrow') ? 760 : 1200)]).toEqual([file, true]);
  }
});

test('no two pictures of a folder are described in the same words', () => {
  const described = pictures.map(({ folder, alt }) => `${folder}: ${alt}`);
  expect(described.filter((text, i) => described.indexOf(text) < i)).toEqual([]);
});

type Picture = { file: string; alt: string };

function ofProduct(name: string, { heroImgs, themes, features }: Product) {
  const narrow = heroImgs.map(({ file, alt }) => ({ file: `${file}-narrow`, alt: `${alt} (narrow)` }));
  const named = [...heroImgs, ...narrow, ...themes.map(({ themeImg }) => themeImg), ...features.map(({ featuredImg }) => featuredImg)];
  return inFolder(`content/products/${name}`, named);
}

/** An entry may do without a picture. */
function inFolder(folder: string, named: (Picture | undefined)[]) {
  return named.flatMap((picture) => (picture ? [{ folder, ...picture }] : []));
}
