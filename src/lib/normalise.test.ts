import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise, includesQuery } from './normalise.ts';

test('every part of a text is found in it, in upper or lower case', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), fc.nat(60), (text, a, b) => {
      const part = text.slice(Math.min(a, b), Math.max(a, b));
      expect(includesQuery(['another', text], part.toUpperCase())).toBe(true);
      expect(includesQuery([text], ` ${part} `)).toBe(true);
    }),
  );
  expect(includesQuery(['How to read a software quote'], 'SOFTware')).toBe(true);
});

test('a text is not found by a query that it does not include', () => {
  expect(includesQuery(['How to read a software quote'], 'quotes')).toBe(false);
  expect(includesQuery(['one', 'two'], 'onetwo')).toBe(false);
  expect(includesQuery([], 'a')).toBe(false);
});

test('a straight apostrophe finds a typographic one and the reverse', () => {
  expect(includesQuery(['What passkeys change for a small team’s logins'], "team's")).toBe(true);
  expect(includesQuery(["Other's"], 'other’s')).toBe(true);
  expect(includesQuery(['“complete” solution'], '"complete"')).toBe(true);
});

test('a Bangla letter is found whether it is stored as one code point or as two', () => {
  const [oneCodePoint, twoCodePoints] = ['শা\u09DCি', 'শা\u09A1\u09BCি'];
  expect(includesQuery([`shari & ${oneCodePoint}`], twoCodePoints)).toBe(true);
  expect(includesQuery([`shari & ${twoCodePoints}`], oneCodePoint)).toBe(true);
});

test('joiners do not divide words', () => {
  const [joined, plain] = ['র\u200D্যাব', 'র্যাব'];
  expect(includesQuery([`${joined} office`], plain)).toBe(true);
  expect(includesQuery([`${plain} office`], joined)).toBe(true);
  expect(includesQuery(['می\u200Cخواهم'], 'میخواهم')).toBe(true);
});

test('every text includes an empty query and a query of spaces', () => {
  expect(includesQuery(['a'], '')).toBe(true);
  expect(includesQuery(['a'], '  ')).toBe(true);
});

test('a normalised text stays the same when it is normalised again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text));
    }),
  );
});
