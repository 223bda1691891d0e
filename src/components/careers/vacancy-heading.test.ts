import { expect, test } from 'vitest';
import { vacancyHeading } from './vacancy-heading.ts';

const text = { one: 'place is free', many: 'places are free' };

test('the heading begins with a number as a word, or in digits when there is no word for it', () => {
  const numberWords = ['No', 'One', 'Two'];
  expect([0, 1, 2, 3].map((count) => vacancyHeading(count, numberWords, text))).toEqual([
    'No places are free',
    'One place is free',
    'Two places are free',
    '3 places are free',
  ]);
});
