import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawing, drawingAddress, drawingSvg, type DrawingSpec } from './drawing.ts';

const border: DrawingSpec = { kind: 'border', slug: 'mill', colours: { ground: 'navy', ink: 'white' } };
const team: DrawingSpec = { kind: 'team', people: 14, vacancies: 7, maxInRow: 24 };

/** One of each kind, with its largest size in bytes before compression. */
const kinds: [DrawingSpec, bytes: number][] = [
  [{ kind: 'cover', slug: 'how-much-does-a-web-shop-cost' }, 12_000],
  [{ kind: 'pattern', slug: 'পহেলা-বৈশাখ' }, 80_000],
  [{ kind: 'edge', slug: 'mill', colour: '#1a6b4a' }, 40_000],
  [border, 12_000],
  [team, 10_000],
  [{ kind: 'vacancies', count: 2 }, 10_500],
];

test.each(kinds)(
  '%o: valid XML of the size that was told, no missing values, no colour that only a page can resolve, small',
  async (spec, bytes) => {
    const svg = drawingSvg(spec);
    expect(svg).not.toMatch(/undefined|NaN|Infinity|null|var\(|currentColor/);
    expect(svg.length).toBeLessThan(bytes);
    const { width, height } = drawing(spec);
    // The decoder fails on invalid XML.
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg', width, height });
  },
);

test('another way of drawing has other addresses: with a change here, raise `version` in drawing.ts', () => {
  // Without the colours: those are in the address.
  const forms = kinds.map(([spec]) => drawingSvg(spec).replaceAll(/#[0-9a-f]{6}/g, '#'));
  const hashes = forms.map((svg) => createHash('sha256').update(svg).digest('hex').slice(0, 8));
  expect(hashes.join(' ')).toBe('e8cc7375 3f8cbcad 705563db 325fd47b 41cd6129 6b4286a8');
});

test('another spec has another address, and the same one always the same', () => {
  const address = drawingAddress(border);
  expect(address).toMatch(/^\/assets\/border-[0-9a-f]{8}\.svg$/);
  expect(drawingAddress({ ...border })).toBe(address);
  const others: DrawingSpec[] = [
    { kind: 'cover', slug: 'mill' },
    { ...border, slug: 'shop' },
    { ...border, colours: { ground: 'navy', ink: 'snow' } },
  ];
  for (const other of others) expect(drawingAddress(other)).not.toBe(address);
});

test('each slug has a cover of its own', () => {
  const covers = Array.from({ length: 60 }, (_, i) => drawingSvg({ kind: 'cover', slug: `a-post-about-thread-${i}` }));
  expect(new Set(covers).size).toBe(covers.length);
});
