import fc from 'fast-check';
import { expect, test } from 'vitest';
import { motif } from './motif.ts';

const entries = ['Shital', 'Porua', 'Mutho', 'Dheki', 'Dinlipi', 'Kolmi Clinic', 'Haor Kitchen', 'what-broke-in-june-2026'];

test('every entry has a motif of its own, and always the same', () => {
  expect(new Set(entries.map(motif)).size).toBe(entries.length);
  expect(entries.map(motif)).toEqual(entries.map(motif));
});

test('it is safe inside a style, whatever the key', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      expect(motif(key)).toMatch(/^url\("[^"\\\n]*"\)$/);
    }),
  );
});
