import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectRows } from './project-rows.ts';

test('the eight pieces below the newest one stand 8 + 4, 3 + 5 + 4, 7 + 5 and 12 columns wide', () => {
  expect(projectRows(8)).toEqual([[8, 4], [3, 5, 4], [7, 5], [12]]);
});

test('after them the rhythm begins again, and a last row is filled by what is left', () => {
  expect(projectRows(11).slice(4)).toEqual([[8, 4], [12]]);
  expect(projectRows(4)).toEqual([
    [8, 4],
    [7, 5],
  ]);
  expect(projectRows(1)).toEqual([[12]]);
});

test('any number of pieces has exactly as many places, and every row is full', () => {
  fc.assert(
    fc.property(fc.nat(200), (pieces) => {
      const all = projectRows(pieces);
      expect(all.flat()).toHaveLength(pieces);
      for (const row of all) expect(row.reduce((sum: number, span) => sum + span, 0)).toBe(12);
    }),
  );
});
