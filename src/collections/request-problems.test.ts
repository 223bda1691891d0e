import { expect, test } from 'vitest';
import { nearest, offered, type Offered } from '#content/requests.ts';
import { requestProblems } from './request-problems.ts';

const shop: Offered = { id: 'web-shop', title: 'Web shop', promise: 'estimate', place: '/services' };

test('the table has every offer of the site, and no other', () => {
  expect(requestProblems(offered, nearest)).toEqual([]);
});

test.each([
  [[shop], {}, 'nearest.web-shop', 'nothing', 'expected one of: Web Design'],
  [[shop], { 'web-shop': 'Shops' }, 'nearest.web-shop', '"Shops"', 'expected one of: Web Design'],
  [[], { 'web-shop': 'Web Design' }, 'nearest.web-shop', '"Web Design"', 'no offer has this id'],
  [[shop, { ...shop, title: 'Web Shop' }], { 'web-shop': 'Web Design' }, 'offered.web-shop', '"Web Shop"', 'another id than "Web shop"'],
])('what an offer lacks is named with its file and field: %#', (offers, table, field, found, expected) => {
  expect(requestProblems(offers, table)).toEqual([
    { file: 'content/requests.ts', field, found, expected: expect.stringContaining(expected) as unknown },
  ]);
});
