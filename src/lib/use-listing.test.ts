import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleItems } from './use-listing.ts';

const matches = (item: string, { text }: { text: string }) => item.includes(text);
const choose = (text: string, count: number) => ({ text, category: null, count });
const items = fc.array(fc.string({ maxLength: 4 }), { maxLength: 60 });

test('a filtered list has the matching items in their original order', () => {
  fc.assert(
    fc.property(items, fc.string({ maxLength: 2 }), (all, text) => {
      const { shown, found } = visibleItems({ loaded: all, total: all.length, choice: choose(text, 1000), matches });
      expect(shown).toEqual(text ? all.filter((item) => item.includes(text)) : all);
      expect(found).toBe(shown.length);
    }),
  );
});

test('loading more never skips or repeats an item, and there is no more when all are shown', () => {
  fc.assert(
    fc.property(items, (all) => {
      for (let count = 9; ; count += 9) {
        const { shown, more } = visibleItems({ loaded: all, total: all.length, choice: choose('', count), matches });
        expect(shown).toEqual(all.slice(0, count));
        expect(more).toBe(count < all.length);
        if (!more) break;
      }
    }),
  );
});

test('before all items are loaded, the list already knows that there are more, and stays with what it has', () => {
  const known = { loaded: ['a', 'b'], total: 5, matches };
  const expected = { shown: ['a', 'b'], more: true, found: 5 };
  expect(visibleItems({ ...known, choice: choose('', 2) })).toEqual(expected);
  expect(visibleItems({ ...known, choice: choose('', 11) })).toEqual(expected);
});

test('before all items are loaded, a filter shows its matches among the first and knows no number', () => {
  const start = { loaded: ['a', 'b'], total: 5, matches };
  expect(visibleItems({ ...start, choice: choose('a', 2) })).toEqual({ shown: ['a'], more: false, found: null });
});
