import { expect, test } from 'vitest';
import { lowestPrices } from '#content/lowest-prices.ts';
import { offers } from '#content/offers.ts';
import { cardPriceProblems } from './card-price-problems.ts';

test('no card names another lowest price than its page', () => {
  expect(cardPriceProblems()).toEqual([]);
});

test('a card above the cheapest offer of its page is named, with that offer', () => {
  const wordpress = { price: `Sites from ${offers.theme.price}`, time: offers.theme.time, lowest: offers.theme.price };
  expect(cardPriceProblems({ ...lowestPrices, 'WordPress 360': wordpress })).toEqual([
    {
      file: 'content/lowest-prices.ts',
      field: 'lowestPrices.WordPress 360',
      found: `a lowest price of ${offers.theme.price}`,
      expected: `expected it to name ${offers.repair.price}, the lowest on its page (Repair)`,
    },
  ]);
});

test('of two cards that lead to one page, each is compared with its own part of it', () => {
  const prices = (lowest: string) => ({ 'Web Development': { price: lowest, time: '', lowest } });
  expect(cardPriceProblems(prices(offers.connection.price))).toEqual([]);
  expect(cardPriceProblems(prices(offers.website.price))).toHaveLength(1);
});

test('a product is compared with its plans', () => {
  const dear = { price: 'Plans from $99.99', time: 'a month', lowest: '$99.99' };
  expect(cardPriceProblems({ 'Restaurant Management': dear })[0]?.expected).toContain('Starter Plan');
});
