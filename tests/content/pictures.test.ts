/**
 * What the pictures of this repository's records must be. That each one is there and has a text, the build checks
 * (tests/content/problems.test.ts); it does not look into the files.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPicture } from '#collections/picture-files.ts';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { productMenu } from '#content/products/menu.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import type { Product } from '#content/schema.ts';

/** Every picture that a record names, with the folder in which its files are. Those of entries an editor may replace at any time. */
const pictures = [
  ...ofProduct('ecommerce-360', ecommerce360),
  ...ofProduct('restaurant-management', restaurantManagement),
  ...inFolder(
    'content/products/menu',
    productMenu.map(({ productImage }) => productImage),
  ),
];

test('every picture has files for small and large screens, each as wide as its name says, all in one shape', async () => {
  for (const { folder, file } of pictures) {
    const found = await findPicture(folder, file);
    if (!found) throw new Error(`There is no picture ${folder}/${file}`);
    expect([file, found.webp.length > 1]).toEqual([file, true]);
    for (const [path, width] of [...found.avif, ...found.webp]) {
      const measured = await sharp(path).metadata();
      expect([path, measured.width]).toEqual([path, width]);
      expect(Math.abs(measured.height - (width * found.height) / found.width)).toBeLessThanOrEqual(1);
    }
  }
});

test('a picture that exists as AVIF exists at the same widths as WebP', async () => {
  const widths = await Promise.all(
    pictures.map(async ({ folder, file }) => {
      const { avif = [], webp = [] } = (await findPicture(folder, file)) ?? {};
      return { picture: `${folder}/${file}`, avif: avif.map(([, width]) => width), webp: webp.map(([, width]) => width) };
    }),
  );
  const other = widths.filter(({ avif, webp }) => avif.length > 0 && String(avif) !== String(webp));
  expect(other).toEqual([]);
});

test('no two pictures of a folder are described in the same words', () => {
  const described = pictures.map(({ folder, alt }) => `${folder}: ${alt}`);
  expect(described.filter((text, i) => described.indexOf(text) < i)).toEqual([]);
});

type Picture = { file: string; alt: string };

function ofProduct(name: string, { heroImgs, themes, features }: Product) {
  const named = [...heroImgs, ...themes.map(({ themeImg }) => themeImg), ...features.map(({ featuredImg }) => featuredImg)];
  return inFolder(`content/products/${name}`, named);
}

/** An entry may do without a picture. */
function inFolder(folder: string, named: (Picture | undefined)[]) {
  return named.flatMap((picture) => (picture ? [{ folder, ...picture }] : []));
}
