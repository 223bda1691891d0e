import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from './search-query.ts';

test('navigation state carries the query', () => {
  expect(searchQuery({ state: { query: 'order' }, search: '' })).toBe('order');
});

test('an address with ?q= is understood and lower-cased', () => {
  expect(searchQuery({ state: null, search: '?q=Point%20of+Sale&lang=bn' })).toBe('point of sale');
});

test('navigation state overrules the address, also with an empty query', () => {
  expect(searchQuery({ state: { query: 'order' }, search: '?q=shop' })).toBe('order');
  expect(searchQuery({ state: { query: '' }, search: '?q=shop' })).toBe('');
});

test('whatever else a state holds, there is a query', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect(typeof searchQuery({ state, search: '' })).toBe('string');
    }),
  );
  expect(searchQuery({ state: { query: 5 }, search: '?q=shop' })).toBe('shop');
});
