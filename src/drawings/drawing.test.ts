import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingSvg } from './drawing-svg.ts';
import { drawing, drawingAddress, type DrawingSpec, specsByName } from './drawing.ts';

const border: DrawingSpec = { kind: 'border', slug: 'mill', colours: { ground: 'navy', ink: 'white' } };

/** One of each kind, with its largest size in bytes before compression. */
const kinds: [DrawingSpec, bytes: number][] = [
  [{ kind: 'cover', slug: 'how-much-does-a-web-shop-cost' }, 9000],
  [{ kind: 'pattern', slug: 'পহেলা-বৈশাখ' }, 60_000],
  [{ kind: 'edge', slug: 'mill', colour: '#1a6b4a' }, 40_000],
  [border, 6000],
  [{ kind: 'projects', slug: 'count', count: 200 }, 45_000],
  [{ kind: 'stat', slug: '960', count: 960, dye: 'indigo' }, 900],
  [{ kind: 'stat', slug: '852', count: 852, dye: 'sky', across: 28 }, 2000],
  [{ kind: 'portraits', slug: 'team' }, 8700],
  [{ kind: 'team', slug: '22', places: 44, free: 7, perRow: 22 }, 13_500],
  [{ kind: 'vacancies', slug: '2', count: 2 }, 10_500],
  [{ kind: 'label', slug: 'PostgreSQL' }, 1100],
];

test.each(kinds)('%o: valid XML, no missing values, no colour that only a page can resolve, small', async (spec, bytes) => {
  const svg = drawingSvg(spec);
  expect(svg).not.toMatch(/undefined|NaN|Infinity|null|var\(|currentColor/);
  expect(svg.length).toBeLessThan(bytes);
  // The decoder fails on invalid XML.
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
});

test('another spec has another address, and the same one always the same', () => {
  const address = drawingAddress(border);
  expect(address).toMatch(/^\/assets\/border-mill-[0-9a-f]{8}\.svg$/);
  expect(drawingAddress({ ...border })).toBe(address);
  const others: DrawingSpec[] = [
    { kind: 'cover', slug: 'mill' },
    { ...border, slug: 'shop' },
    { ...border, colours: { ground: 'navy', ink: 'snow' } },
  ];
  for (const other of others) expect(drawingAddress(other)).not.toBe(address);
});

test('what has an address can be served at it, in the size that was told, whatever its name', () => {
  const spec: DrawingSpec = { kind: 'label', slug: 'C++ #1' };
  const { src, width, height } = drawing(spec);
  expect(src).toMatch(/^\/assets\/label-C-1-[0-9a-f]{8}\.svg$/);
  expect(specsByName().get(src.slice('/assets/'.length, -'.svg'.length))).toEqual(spec);
  expect(drawingSvg(spec)).toContain(`viewBox="0 0 ${width} ${height}"`);
});
