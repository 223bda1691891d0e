import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shelves } from './shelves.ts';

test('the eight pieces below the newest one stand 8 + 4, 3 + 5 + 4, 7 + 5 and 12 columns wide', () => {
  expect(shelves(8)).toEqual([[8, 4], [3, 5, 4], [7, 5], [12]]);
});

test('after them the rhythm begins again, and a last shelf is filled by what is left', () => {
  expect(shelves(11).slice(4)).toEqual([[8, 4], [12]]);
  expect(shelves(4)).toEqual([
    [8, 4],
    [7, 5],
  ]);
  expect(shelves(1)).toEqual([[12]]);
});

test('any number of pieces has exactly as many places, and every shelf is full', () => {
  fc.assert(
    fc.property(fc.nat(200), (pieces) => {
      const all = shelves(pieces);
      expect(all.flat()).toHaveLength(pieces);
      for (const shelf of all) expect(shelf.reduce((sum: number, span) => sum + span, 0)).toBe(12);
    }),
  );
});
