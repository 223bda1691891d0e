import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { missingPictures, unreadablePictures } from './record-picture-problems.ts';

/** A folder of content with these files beside `products/menu.json`. */
async function contentWith(files: Record<string, Buffer>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'records-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'products/menu'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(root, 'products/menu', name), bytes);
  return root;
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
    .jpeg()
    .toBuffer();
const entry = (file: string) => [{ productImage: { file, alt: 'A screen' } }];

test('a picture of a record may be a file as it comes from a camera', async () => {
  const root = await contentWith({ 'crm.jpg': await jpeg(600, 400) });
  expect(missingPictures(entry('crm'), root, 'products/menu.json')).toEqual([]);
  expect(missingPictures(entry('crm.jpg'), root, 'products/menu.json')).toEqual([]);
  expect(await unreadablePictures(root)).toEqual([]);
});

test('a picture that a record names and that is not there is named with its file and field', async () => {
  const root = await contentWith({});
  expect(missingPictures(entry('crm'), root, 'products/menu.json')).toEqual([
    {
      file: `${basename(root)}/products/menu.json`,
      field: '0.productImage',
      found: '"crm"',
      expected: `expected crm.jpg in ${basename(root)}/products/menu (also PNG, WebP or AVIF; or leave the field out)`,
    },
  ]);
});

test('a missing picture that is named with its ending is expected with one ending', () => {
  const [problem] = missingPictures(entry('crm.png'), 'content', 'products/menu.json');
  expect(problem?.found).toBe('"crm.png"');
  expect(problem?.expected).toMatch(/^expected crm\.jpg in /);
});

test('a screen in a product’s hero needs the part that a phone shows', async () => {
  const root = await contentWith({ 'hero-1.jpg': await jpeg(600, 400) });
  const product = { heroImgs: [{ file: 'hero-1', alt: 'A screen' }] };
  expect(missingPictures(product, root, 'products/menu.json')).toMatchObject([{ field: 'heroImgs.0', found: '"hero-1-narrow"' }]);
});

test('a file of a record that is no picture is named', async () => {
  const root = await contentWith({ 'crm.jpg': Buffer.from('no picture') });
  expect(await unreadablePictures(root)).toMatchObject([
    { file: `${basename(root)}/products/menu/crm.jpg`, found: 'one that cannot be read as a picture' },
  ]);
});
