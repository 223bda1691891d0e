import { expect, test } from 'vitest';
import { vacancyHeading } from './vacancy-heading.ts';

const after = { one: 'place is free', many: 'places are free' };

test('a number begins the heading as a word, beyond the list of words in figures', () => {
  const numbers = ['No', 'One', 'Two'];
  expect([0, 1, 2, 3].map((count) => vacancyHeading(count, numbers, after))).toEqual([
    'No places are free',
    'One place is free',
    'Two places are free',
    '3 places are free',
  ]);
});
