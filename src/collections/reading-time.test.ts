import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('220 words take a minute, and nothing takes less than one', () => {
  expect([0, 1, 220, 329, 330, 660].map(readingTime)).toEqual([1, 1, 1, 1, 2, 3]);
});
