import fc from 'fast-check';
import { expect, test } from 'vitest';
import { motif } from './motif.ts';

const keys = ['Shital', 'Porua', 'Mutho', 'Dheki', 'Dinlipi', 'Kolmi Clinic', 'Haor Kitchen', 'what-broke-in-june-2026'];

test('every key has its own motif, and always the same one', () => {
  expect(new Set(keys.map(motif)).size).toBe(keys.length);
  expect(keys.map(motif)).toEqual(keys.map(motif));
});

test('the motif of any key is safe inside a style attribute', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      expect(motif(key)).toMatch(/^url\("[^"\\\n]*"\)$/);
    }),
  );
});
