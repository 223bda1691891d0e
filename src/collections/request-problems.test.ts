import { expect, test } from 'vitest';
import { offered, type Offered } from '#content/requests.ts';
import { requestServices } from '#content/request-services.ts';
import { requestProblems } from './request-problems.ts';

const shop: Offered = { id: 'web-shop', title: 'Web shop', promise: 'estimate', place: '/services' };

test('the table has every offer of the site, and no other', () => {
  expect(requestProblems(offered, requestServices)).toEqual([]);
});

test.each([
  [[shop], {}, 'request-services.ts: requestServices.web-shop', 'nothing', 'expected one of: Web Design'],
  [[shop], { 'web-shop': 'Shops' }, 'request-services.ts: requestServices.web-shop', '"Shops"', 'expected one of: Web Design'],
  [[], { 'web-shop': 'Web Design' }, 'request-services.ts: requestServices.web-shop', '"Web Design"', 'no offer has this id'],
  [
    [shop, { ...shop, title: 'Web Shop' }],
    { 'web-shop': 'Web Design' },
    'requests.ts: offered.web-shop',
    '"Web Shop"',
    'another id than "Web shop"',
  ],
])('what an offer lacks is named with its file and field: %#', (offers, table, place, found, expected) => {
  const [problem, ...others] = requestProblems(offers, table);
  expect(others).toEqual([]);
  expect(`${problem?.file}: ${problem?.field}`).toBe(`content/${place}`);
  expect(problem).toMatchObject({ found, expected: expect.stringContaining(expected) as unknown });
});
