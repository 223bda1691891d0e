import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise, includesQuery } from './normalise.ts';

test('every part of a text is found in it, in any case', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), fc.nat(60), (text, a, b) => {
      const part = text.slice(Math.min(a, b), Math.max(a, b));
      expect(includesQuery(['another', text], part.toUpperCase())).toBe(true);
      expect(includesQuery([text], ` ${part} `)).toBe(true);
    }),
  );
  expect(includesQuery(['How to read a software quote'], 'SOFTware')).toBe(true);
});

test('a text is found by nothing that it does not hold', () => {
  expect(includesQuery(['How to read a software quote'], 'quotes')).toBe(false);
  expect(includesQuery(['one', 'two'], 'onetwo')).toBe(false);
  expect(includesQuery([], 'a')).toBe(false);
});

test('a straight apostrophe finds a typographic one, and the other way round', () => {
  expect(includesQuery(['What passkeys change for a small team’s logins'], "team's")).toBe(true);
  expect(includesQuery(["Other's"], 'other’s')).toBe(true);
  expect(includesQuery(['“complete” solution'], '"complete"')).toBe(true);
});

test('a Bangla letter is found however the keyboard stores it', () => {
  const [oneSign, twoSigns] = ['শা\u09DCি', 'শা\u09A1\u09BCি'];
  expect(includesQuery([`shari & ${oneSign}`], twoSigns)).toBe(true);
  expect(includesQuery([`shari & ${twoSigns}`], oneSign)).toBe(true);
});

test('an empty query and one of blanks are in every text', () => {
  expect(includesQuery(['a'], '')).toBe(true);
  expect(includesQuery(['a'], '  ')).toBe(true);
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text));
    }),
  );
});
