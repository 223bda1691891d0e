import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbers, outline, runs } from './svg-path.ts';
import { drawnCells } from './test-drawn-cells.ts';

const grids = fc.array(fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 8 });

test('runs and outlines draw exactly the cells that are set', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const set = (x: number, y: number): boolean => grid[y]?.[x] ?? false;
      const drawn = (attributes: string): boolean[][] =>
        drawnCells(`<svg viewBox="0 0 9 ${grid.length}"><path ${attributes}/></svg>`).map((row) => row.map((cell) => cell !== ''));
      if (!grid.flat().includes(true)) return;
      expect(drawn(`stroke="#000000" d="${runs(9, grid.length, set, 0.5)}"`)).toEqual(grid);
      expect(drawn(`fill="#000000" d="${outline(9, grid.length, set)}"`)).toEqual(grid);
    }),
  );
});

test('numbers in path data are as short as possible', () => {
  expect(numbers(0.5, -0.25, 12, 0.5, 0.125, -3)).toBe('.5-.25 12 .5.125-3');
});
