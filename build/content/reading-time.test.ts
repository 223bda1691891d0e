import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('220 copy take a minute, and nothing takes less than one', () => {
  expect(readingTime('')).toBe(1);
  expect(readingTime('<p>word</p>')).toBe(1);
  expect(readingTime(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
});

test('markup does not count, and Bangla copy count like others', () => {
  expect(readingTime('<a href="x y z">শাড়ি</a>'.repeat(440))).toBe(2);
});
