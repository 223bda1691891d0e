import { expect, test } from 'vitest';
import { records } from '#content/records.ts';
import { lowestPriceProblems } from './lowest-price-problems.ts';

test('a card that promises less than its page is named with the lowest price there', () => {
  const [first] = records.lowestPrices.entries;
  const problems = lowestPriceProblems({ ...records, lowestPrices: { entries: first ? [{ ...first, lowest: '1' }] : [] } });
  expect(problems).toMatchObject([{ file: 'content/lowest-prices.yaml', field: 'entries.0.lowest', found: '"1"' }]);
  expect(problems[0]?.expected).toContain(`expected ${first?.lowest}, the lowest on the page of`);
});

test('the lowest prices of this content are those of its pages', () => {
  expect(lowestPriceProblems(records)).toEqual([]);
});
