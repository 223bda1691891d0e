import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { covers } from './covers.ts';
import { signWord } from './lettering.ts';
import { scene } from './scene.ts';

test.each(covers)('the scene file of post $post is up to date (node art/covers/draw.ts)', async (cover) => {
  expect(await readFile(`art/scenes/blog-${cover.post}.html`, 'utf8')).toBe(scene(cover));
});

test.each(covers)('the cover of post $post has no missing values, no unknown colours, and is small', (cover) => {
  const page = scene(cover);
  expect(page).not.toMatch(/undefined|NaN|var\(/);
  expect(brotliCompressSync(page).length).toBeLessThan(4000);
});

test('no two covers have the same drawing, and no two neighbours in the list the same ground', () => {
  expect(new Set(covers.map(({ slug }) => slug)).size).toBe(covers.length);
  covers.slice(1).forEach(({ colours }, i) => expect(colours[0]).not.toBe(covers[i]?.colours[0]));
});

test('a letter without a drawing throws and is named', () => {
  expect(() => signWord('SARI!', 0, 0)).toThrow('!');
});
