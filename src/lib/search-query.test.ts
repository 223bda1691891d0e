import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from './search-query.ts';

test('the query comes from the navigation state', () => {
  expect(searchQuery({ state: { query: 'order' }, search: '' })).toBe('order');
});

test('without navigation state the query is ?q= of the address, in lower case', () => {
  expect(searchQuery({ state: null, search: '?q=Point%20of+Sale&lang=bn' })).toBe('point of sale');
});

test('without a query, or with an empty one, there is nothing to search for; blanks stay', () => {
  expect(['', '?q=', '?lang=bn', '?q=%20%20'].map((search) => searchQuery({ state: null, search }))).toEqual(['', '', '', '  ']);
});

test('navigation state comes before the address, also with an empty query', () => {
  expect(searchQuery({ state: { query: 'order' }, search: '?q=shop' })).toBe('order');
  expect(searchQuery({ state: { query: '' }, search: '?q=shop' })).toBe('');
});

test('the query is a string whatever the navigation state is', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect(typeof searchQuery({ state, search: '' })).toBe('string');
    }),
  );
  expect(searchQuery({ state: { query: 5 }, search: '?q=shop' })).toBe('shop');
});
