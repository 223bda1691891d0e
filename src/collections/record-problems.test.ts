import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { productMenu } from '#content/menus.ts';
import { nextSteps, records } from '#content/records.ts';
import { lowestPriceProblems, missingPictures, recordProblems, unreadablePictures } from './record-problems.ts';

test('a picture that is missing is no longer told once the file names it no more', async () => {
  const root = await copyOfContent();
  const menu = join(root, 'products/menu.json');
  const right = await readFile(menu, 'utf8');

  await writeFile(
    menu,
    JSON.stringify({ entries: [{ ...productMenu[0], productImage: { file: 'gone', alt: 'A screen' } }, ...productMenu.slice(1)] }),
  );
  expect(await recordProblems(root)).toContainEqual(expect.objectContaining({ file: 'content/products/menu.json', found: '"gone"' }));
  await writeFile(menu, right);
  expect(await recordProblems(root)).toEqual([]);
});

test('an offer that the end of a post names by another title is told with the nearest one', async () => {
  const root = await copyOfContent();
  const file = join(root, 'next-steps.yaml');
  const steps = await readFile(file, 'utf8');
  const { service, offering = '' } = Object.values(nextSteps.posts).find((step) => step.offering !== undefined) ?? {};
  await writeFile(file, steps.replace(`offering: ${offering}`, `offering: ${offering}x`));
  expect(await recordProblems(root)).toContainEqual(
    expect.objectContaining({ found: `"${offering}x"`, expected: `expected the title of an offer of ${service}, such as ${offering}` }),
  );
});

test('a card that promises less than its page is named with the lowest price there', () => {
  const [first] = records.lowestPrices.entries;
  const problems = lowestPriceProblems({ ...records, lowestPrices: { entries: first ? [{ ...first, lowest: '1' }] : [] } });
  expect(problems).toMatchObject([{ file: 'content/lowest-prices.yaml', field: 'entries.0.lowest', found: '"1"' }]);
  expect(problems[0]?.expected).toContain(`expected ${first?.lowest}, the lowest on the page of`);
});

async function copyOfContent(): Promise<string> {
  const root = join(await mkdtemp(join(tmpdir(), 'record-problems-')), 'content');
  onTestFinished(() => rm(join(root, '..'), { recursive: true }));
  await cp('content', root, { recursive: true });
  return root;
}

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
