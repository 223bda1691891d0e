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
        loaded: all,
        rest: null,
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
        const { shown, more } = visibleItems({ loaded: all, rest: null, total: all.length, query: noFilter, count, matches });
        expect(shown).toEqual(all.slice(0, count));
        expect(more).toBe(count < all.length);
        if (!more) break;
      }
    }),
  );
});

test('a list counts what it shows: there is more as long as fewer are shown than match', () => {
  fc.assert(
    fc.property(items, fc.string({ maxLength: 1 }), fc.nat(70), fc.nat(60), (everything, text, count, number) => {
      const loaded = everything.slice(0, number);
      const isWhole = loaded.length === everything.length;
      const query = { text, category: null };
      const { shown, found, more, complete } = visibleItems({
        loaded,
        rest: isWhole ? null : 'more',
        total: everything.length,
        query,
        count,
        matches,
      });
      const matching = text ? everything.filter((item) => item.includes(text)) : everything;
      expect(found).toBe(isWhole || !text ? matching.length : null);
      expect(more).toBe(found !== null && shown.length < found);
      const there = complete ? matching : matching.filter((_, i) => i < shown.length);
      expect(shown).toEqual(there.slice(0, count));
    }),
  );
});

const first = ['a', 'b'];

test('before all items are loaded, the list already knows that there are more, and stays with what it has', () => {
  const known = { loaded: first, rest: 'more', total: 5, query: noFilter, matches };
  expect(visibleItems({ ...known, count: 2 })).toEqual({ shown: first, more: true, found: 5, complete: true });
  expect(visibleItems({ ...known, count: 11 })).toEqual({ shown: first, more: true, found: 5, complete: false });
});

test('before all items are loaded, a filter shows its matches among the first and knows no number', () => {
  const query = { text: 'a', category: null };
  const expected = { shown: ['a'], more: false, found: null, complete: false };
  expect(visibleItems({ loaded: first, rest: 'more', total: 5, query, count: 2, matches })).toEqual(expected);
});
