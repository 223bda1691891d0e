/** Every entry has its pictures, at every width, in both formats, with true dimensions and a text for those who do not see them. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPicture } from '#build/content/pictures.ts';
import { readContent } from '#build/content/read.ts';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { productMenu } from '#content/products/menu.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';

const { posts, projects } = await readContent();
const ofProduct = (name: string, product: typeof ecommerce360 | typeof restaurantManagement) => [
  ...product.heroImgs.map((picture) => ({ folder: `content/products/${name}`, picture })),
  ...product.themes.map(({ themeImg }) => ({ folder: `content/products/${name}`, picture: themeImg })),
  ...product.features.map(({ featuredImg }) => ({ folder: `content/products/${name}`, picture: featuredImg })),
];
const pictures = [
  ...posts.map(({ folder, data }) => ({ folder, picture: data.blogImg })),
  ...projects.flatMap(({ folder, data }) => [data.projectImg, data.detailImg].map((picture) => ({ folder, picture }))),
  ...ofProduct('ecommerce-360', ecommerce360),
  ...ofProduct('restaurant-management', restaurantManagement),
  ...productMenu.map(({ productImage }) => ({ folder: 'content/products/menu', picture: productImage })),
];

test('no entry is without its pictures', () => {
  expect(pictures.filter(({ picture }) => !picture)).toEqual([]);
  expect(Math.min(ecommerce360.heroImgs.length, restaurantManagement.heroImgs.length)).toBeGreaterThanOrEqual(3);
});

test('every picture stands in both formats at the same widths, each as wide as its name says, in one shape', async () => {
  for (const { folder, picture } of pictures) {
    const found = picture && (await findPicture(folder, picture.file));
    const name = `${folder}/${picture?.file ?? ''}`;
    if (!found) throw new Error(`There is no picture ${name}`);
    expect(found.avif.map(([, width]) => width)).toEqual(found.webp.map(([, width]) => width));
    expect(found.avif.length).toBeGreaterThanOrEqual(2);
    for (const [file, width] of [...found.avif, ...found.webp]) {
      const measured = await sharp(file).metadata();
      expect([file, measured.width]).toEqual([file, width]);
      expect(Math.abs(measured.height - (width * found.height) / found.width)).toBeLessThanOrEqual(1);
    }
  }
}, 60_000);

test('every picture is described in words of its own', () => {
  const texts = pictures.map(({ picture }) => picture?.alt ?? '');
  for (const text of texts) expect(text.length).toBeGreaterThan(20);
  expect(new Set(texts).size).toBe(texts.length);
});
