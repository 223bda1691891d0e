import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleItems, type Query } from './use-listing.ts';

const matches = (item: string, { text }: Query) => item.includes(text);
const noFilter: Query = { text: '', category: null };
const items = fc.array(fc.string({ maxLength: 4 }), { maxLength: 60 });

test('a filtered list has the matching items in their original order', () => {
  fc.assert(
    fc.property(items, fc.string({ maxLength: 2 }), (all, text) => {
      const { shown } = visibleItems({
        first: all.slice(0, 9),
        all,
        total: all.length,
        query: { text, category: null },
        count: 1000,
        matches,
      });
      expect(shown).toEqual(text ? all.filter((item) => item.includes(text)) : all);
    }),
  );
});

test('loading more never skips or repeats an item, and there is no more when all are shown', () => {
  fc.assert(
    fc.property(items, (all) => {
      for (let count = 9; ; count += 9) {
        const { shown, more } = visibleItems({ first: all.slice(0, 9), all, total: all.length, query: noFilter, count, matches });
        expect(shown).toEqual(all.slice(0, count));
        expect(more).toBe(count < all.length);
        if (!more) break;
      }
    }),
  );
});

test('before all items are loaded, the list already knows that there are more', () => {
  const first = ['a', 'b'];
  expect(visibleItems({ first, all: null, total: 5, query: noFilter, count: 2, matches })).toEqual({ shown: first, more: true, found: 5 });
});
