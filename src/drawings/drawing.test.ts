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

test.each([0, 13, 34, 1000])(
  'with %i vacancies, the picture of a team of 14 has at most two rows of 24, and six of 8 in a narrow window',
  (vacancies) => {
    const places = 14 + Math.min(vacancies, 34);
    for (const [maxInRow, rows] of [
      [24, Math.ceil(places / 24)],
      [8, Math.ceil(places / 8)],
    ] as const) {
      // In cells: a place is 13 wide and 29 high.
      const { width, height } = drawing({ ...team, vacancies, maxInRow });
      expect({ width, height }).toEqual({ width: 13 * Math.ceil(places / rows) + 2, height: 29 * rows + 10 });
    }
  },
);
