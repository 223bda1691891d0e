/** What the files of a picture are, whatever an editor has put there. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from './image-service.ts';

type Context = Parameters<typeof service.transform> extends [unknown, unknown, ...infer Rest] ? Rest : never;

const silent = () => undefined;
const context: Context = [
  {
    service: { entrypoint: '', config: {} },
    endpoint: { route: '/_image' },
    dangerouslyProcessSVG: false,
    domains: [],
    remotePatterns: [],
    responsiveStyles: false,
  },
  { info: silent, warn: silent, error: silent },
];
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'steelblue' } });

async function made(bytes: Buffer, options: { width: number; height: number; format: string; crop?: string; quality?: number }) {
  const { data } = await service.transform(bytes, { src: 'cover.jpg', ...options }, ...context);
  return Buffer.from(data);
}

test('a picture from a phone is turned upright, and says no longer where it was taken', async () => {
  const lying = await plain(400, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width, height, exif } = await sharp(await made(lying, { width: 100, height: 200, format: 'webp' })).metadata();
  expect([width, height, exif]).toEqual([100, 200, undefined]);
});

test('the part that a phone shows is cut out of the upright picture, without its surroundings', async () => {
  const blue = await plain(500, 400).png().toBuffer();
  const picture = sharp({ create: { width: 1000, height: 800, channels: 3, background: 'white' } }).composite([
    { input: blue, left: 500, top: 80 },
  ]);
  const part = await made(await picture.png().toBuffer(), { width: 250, height: 200, format: 'webp', crop: '500,80,500,400', quality: 90 });
  expect(await sharp(part).metadata()).toMatchObject({ width: 250, height: 200 });
  const { channels } = await sharp(part).stats();
  for (const { min, max } of channels) expect(max - min).toBeLessThan(6);
});

test('a picture with so much detail that a phone would wait for it has less quality', async () => {
  const noise = sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } });
  const bytes = await noise.png().toBuffer();
  const size = { width: 300, height: 200, format: 'webp' };
  const best = await sharp(bytes).webp({ quality: 80 }).toBuffer();
  expect((await made(bytes, size)).length).toBeLessThan(best.length * 0.8);
  const flat = await plain(300, 200).png().toBuffer();
  expect((await made(flat, size)).length).toBe((await made(flat, { ...size, quality: 80 })).length);
});

test('no file is wider than any screen shows, in the shape of the picture, and a part is a file of its own', async () => {
  const src = { src: '/cover.jpg', width: 8000, height: 4000, format: 'jpg' as const };
  expect(await service.validateOptions?.({ src, width: 8000, height: 4000 }, ...context)).toMatchObject({ width: 1600, height: 800 });
  expect(service.propertiesToHash).toContain('crop');
});
