import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, holds } from './fold.ts';

test('every part of a text is found in it, in any case', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), fc.nat(60), (text, a, b) => {
      const part = text.slice(Math.min(a, b), Math.max(a, b));
      expect(holds(['another', text], part.toUpperCase())).toBe(true);
      expect(holds([text], ` ${part} `)).toBe(true);
    }),
  );
  expect(holds(['How to read a software quote'], 'SOFTware')).toBe(true);
});

test('a text is found by nothing that it does not hold', () => {
  expect(holds(['How to read a software quote'], 'quotes')).toBe(false);
  expect(holds(['one', 'two'], 'onetwo')).toBe(false);
  expect(holds([], 'a')).toBe(false);
});

test('a straight apostrophe finds a typographic one, and the other way round', () => {
  expect(holds(['What passkeys change for a small team’s logins'], "team's")).toBe(true);
  expect(holds(["Other's"], 'other’s')).toBe(true);
  expect(holds(['“complete” solution'], '"complete"')).toBe(true);
});

test('a Bangla letter is found however the keyboard stores it', () => {
  const [oneSign, twoSigns] = ['শা\u09DCি', 'শা\u09A1\u09BCি'];
  expect(holds([`shari & ${oneSign}`], twoSigns)).toBe(true);
  expect(holds([`shari & ${twoSigns}`], oneSign)).toBe(true);
});

test('an empty query and one of blanks are in every text', () => {
  expect(holds(['a'], '')).toBe(true);
  expect(holds(['a'], '  ')).toBe(true);
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
