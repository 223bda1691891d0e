import { expect, test } from 'vitest';
import type { Problem } from './content-error.ts';
import { sumNames } from './fill.ts';
import { currency, facts, filling, prices } from './records.ts';

test('a first year is the sum of its prices', () => {
  const problems: Problem[] = [];
  const fill = filling(problems);
  const sums = {
    'shopStarter first year': '৳1,00,240',
    'shopProfessional first year': '৳1,73,680',
    'shop first year': '৳2,47,800',
    'shop first year with support': '৳3,55,800',
    'wooCommerce first year': '৳2,27,800',
    'wooCommerce first year with support': '৳3,35,800',
    'website first year': '৳92,800',
    'website first year with support': '৳2,00,800',
    'restaurantStarter first year': '৳1,16,720',
    'restaurantCommercial first year': '৳2,55,320',
    'hrms first year': '৳3,60,000',
    'reservedPairRate in pounds': '£24,000',
  };
  const filled = Object.keys(sums).map((name) => [name, fill(`{{${name}}}`, { file: '', field: '' })]);
  expect(Object.fromEntries(filled)).toEqual(sums);
  expect(problems).toEqual([]);
});

test('a sum of an unknown amount is a problem', () => {
  const problems: Problem[] = [];
  sumNames({ ...prices, sums: [{ id: 'year', of: [{ amount: 'shop.prise' }] }] }, facts, currency, problems);
  expect(problems).toMatchObject([{ field: 'sums.0.of.0.amount', expected: 'expected the name of an amount, such as shop.price' }]);
});

test.each([
  ['100000 in pounds', '£625'],
  ['85000 in pounds', '£530'],
  ['30000 in pounds', '£190'],
  ['12000 in pounds', '£75'],
  ['15200 in pounds', '£95'],
  ['704000 in pounds', '£4,400'],
])('pounds are to the nearest five below a thousand: %s', (name, expected) => {
  expect(filling([])(`{{${name}}}`, { file: '', field: '' })).toBe(expected);
});
