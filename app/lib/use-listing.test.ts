import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page, type Query } from './use-listing.ts';

const matches = (item: string, { text }: Query) => item.includes(text);
const nothing: Query = { text: '', category: null };
const items = fc.array(fc.string({ maxLength: 4 }), { maxLength: 60 });

test('the filtered list is a part of the whole, in its order', () => {
  fc.assert(
    fc.property(items, fc.string({ maxLength: 2 }), (all, text) => {
      const { shown } = page({ first: all.slice(0, 9), all, total: all.length, query: { text, category: null }, count: 1000, matches });
      expect(shown).toEqual(text ? all.filter((item) => item.includes(text)) : all);
    }),
  );
});

test('loading more never skips or repeats an item, and ends when all are shown', () => {
  fc.assert(
    fc.property(items, (all) => {
      for (let count = 9; ; count += 9) {
        const { shown, more } = page({ first: all.slice(0, 9), all, total: all.length, query: nothing, count, matches });
        expect(shown).toEqual(all.slice(0, count));
        expect(more).toBe(count < all.length);
        if (!more) break;
      }
    }),
  );
});

test('before the rest has come, the page knows that there is more', () => {
  const first = ['a', 'b'];
  expect(page({ first, all: null, total: 5, query: nothing, count: 2, matches })).toEqual({ shown: first, more: true, found: 5 });
});
