import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectRows } from './project-rows.ts';

test('the eight projects below the newest one are in rows of 8 + 4, 4 + 4 + 4, 7 + 5 and 12 columns', () => {
  expect(projectRows(8)).toEqual([[8, 4], [4, 4, 4], [7, 5], [12]]);
});

test('then the pattern repeats, and the projects that are left fill the last row', () => {
  expect(projectRows(11).slice(4)).toEqual([[8, 4], [12]]);
  expect(projectRows(4)).toEqual([
    [8, 4],
    [7, 5],
  ]);
  expect(projectRows(1)).toEqual([[12]]);
});

test('any number of projects has exactly as many spans, and every row is full', () => {
  fc.assert(
    fc.property(fc.nat(200), (projects) => {
      const all = projectRows(projects);
      expect(all.flat()).toHaveLength(projects);
      for (const row of all) expect(row.reduce((sum: number, span) => sum + span, 0)).toBe(12);
    }),
  );
});
