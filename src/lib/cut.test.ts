import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, cutAtWord } from './cut.ts';

const count = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

test('a text within the limit stays as it is, without an ellipsis', () => {
  expect(cut('a'.repeat(32), { limit: 32 })).toBe('a'.repeat(32));
});

test('a longer text is cut at the limit', () => {
  expect(cut('a'.repeat(33), { limit: 32 })).toBe(`${'a'.repeat(32)}…`);
});

test('with a tolerance of 130 a text of 130 characters stays as it is, one of 131 is cut to the limit', () => {
  const rule = { limit: 110, tolerance: 130 };
  expect(cut('a'.repeat(130), rule)).toBe('a'.repeat(130));
  expect(cut('a'.repeat(131), rule)).toBe(`${'a'.repeat(110)}…`);
});

test('there is no space before the ellipsis', () => {
  expect(cut('abc def', { limit: 4 })).toBe('abc…');
});

test('a Bangla letter with its vowel sign and an emoji family are one character each', () => {
  expect(cut('শাড়িশাড়ি', { limit: 2 })).toBe('শাড়ি…');
  expect(cut('👨‍👩‍👧👨‍👩‍👧x', { limit: 1 })).toBe('👨‍👩‍👧…');
});

test('a cut text never exceeds its limit and never ends inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const result = cut(text, { limit });
      if (result === text) return;
      expect(count(result.slice(0, -1))).toBeLessThanOrEqual(limit);
      expect(
        [...new Intl.Segmenter('en').segment(text)]
          .map(({ segment }) => segment)
          .join('')
          .startsWith(result.slice(0, -1)),
      ).toBe(true);
    }),
  );
});

test('a cut at a word boundary keeps whole words only', () => {
  expect(cutAtWord('one two three', { limit: 9 })).toBe('one two…');
  expect(cutAtWord('one two three', { limit: 7 })).toBe('one two…');
  expect(cutAtWord('one two', { limit: 7 })).toBe('one two');
  expect(cutAtWord('unbreakable', { limit: 4 })).toBe('unbr…');
});
