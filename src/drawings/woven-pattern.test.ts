import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { coverPattern, weave } from './woven-pattern.ts';
import type { FamilyName } from './pattern-families.ts';
import { layoutNames } from './pattern-layouts.ts';
import { random } from './random.ts';
import { drawnCells } from './test-drawn-cells.ts';

const seeds = Array.from({ length: 60 }, (_, i) => `a post about thread ${i}`);

test('a seed always gives the same pattern, and different seeds give different ones', () => {
  const covers = seeds.map(coverPattern);
  expect(seeds.map(coverPattern)).toEqual(covers);
  expect(new Set(covers).size).toBe(seeds.length);
});

test('the random numbers of a seed are spread evenly from 0 to below 1', () => {
  const rnd = random('spread');
  const tenths = Array.from({ length: 2000 }, () => Math.floor(rnd() * 10));
  for (let part = 0; part < 10; part++) expect(tenths.filter((tenth) => tenth === part).length).toBeGreaterThan(140);
});

test('every family in every layout has a background and at least two colours on it', () => {
  for (const family of ['jamdani', 'kantha', 'temple', 'warp'] as const satisfies readonly FamilyName[]) {
    for (const layout of layoutNames) {
      const cells = drawnCells(weave({ seed: 'every kind', cols: 96, rows: 54, family, layout })).flat();
      expect(cells.filter((cell) => cell === '').length, `${family} ${layout}`).toBe(0);
      expect(new Set(cells).size, `${family} ${layout}`).toBeGreaterThan(2);
    }
  }
});

test('a cover can have the colours of a client', () => {
  const cover = weave({ seed: 'karnaphuli', cols: 60, rows: 20, palette: ['#11181b', '#6fa3b0', '#ff6a2b', '#e9ecea'] });
  expect(cover).toContain('#11181b');
  expect(cover).not.toContain('var(');
});

test('a cover is smaller than 1.4 kB when compressed', () => {
  for (const cover of seeds.map(coverPattern)) expect(brotliCompressSync(cover).length).toBeLessThan(1400);
});
