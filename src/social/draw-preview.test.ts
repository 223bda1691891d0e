import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dyes } from '#assets/woven/colours.ts';
import { picture, type PreviewSpec } from './compositions.ts';
import { drawPreview } from './draw-preview.ts';

const colours = { ground: dyes.leaf, ink: dyes.muslin };
const kinds: PreviewSpec[] = [
  { kind: 'home', title: 'A home', seed: '/' },
  { kind: 'page', title: 'A page', seed: '/page' },
  { kind: 'post', title: 'Found as শাড়ি', seed: 'found', category: 'SEO' },
  { kind: 'project', title: 'A client', seed: 'client', tagline: 'What was made for the client', colours },
  { kind: 'job', title: 'A job', seed: 'job', terms: 'Full Time, Dhaka', places: 2 },
];

test.each(kinds)('the preview of a $kind has the size that the networks expect and is smaller than 60 kB', async (spec) => {
  const bytes = await drawPreview(spec);
  await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'png', width: picture.width, height: picture.height });
  expect(bytes.length).toBeLessThan(60_000);
});

test('the same spec gives the same bytes, and another title or seed gives different ones', async () => {
  const spec: PreviewSpec = { kind: 'page', title: 'A page', seed: '/page' };
  const bytes = await drawPreview(spec);
  expect((await drawPreview({ ...spec })).equals(bytes)).toBe(true);
  expect((await drawPreview({ ...spec, title: 'Another page' })).equals(bytes)).toBe(false);
  expect((await drawPreview({ ...spec, seed: '/other' })).equals(bytes)).toBe(false);
});

test('a project’s preview has the client’s background colour', async () => {
  const bytes = await drawPreview({ kind: 'project', title: 'A client', seed: 'client', tagline: 'A text', colours });
  const corner = await sharp(bytes).removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(`#${corner.toString('hex')}`).toBe(dyes.leaf);
});

test('a title without any drawable character still gives a picture', async () => {
  await expect(drawPreview({ kind: 'page', title: '🎉', seed: '/party' })).resolves.toBeInstanceOf(Buffer);
});
