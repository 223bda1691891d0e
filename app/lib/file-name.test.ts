import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test('a name starts with the hash and goes on with the words', () => {
  expect(fileName('/services/wordpressDev')).toMatch(/^[0-9a-z]+-services-wordpressDev$/);
});

test('a text without a Latin word is its hash', () => {
  expect(fileName('/')).toMatch(/^[0-9a-z]+$/);
  expect(fileName('শাড়ি')).toMatch(/^[0-9a-z]+$/);
});

test('any text gives a name that every file system and address takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(fileName(text)).toMatch(/^[0-9a-zA-Z_-]{1,80}$/);
    }),
  );
});

test('different texts have different names, also where capitals do not count', () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(texts, (list) => {
      expect(new Set(list.map((text) => fileName(text).toLowerCase())).size).toBe(list.length);
    }),
  );
});

test('a blank, a hyphen, a capital and a Bangla letter each make a difference', () => {
  const texts = ['/a b', '/a-b', '/A-b', '/a-b/', '/a-ব', '/a-ভ'];
  expect(new Set(texts.map(fileName)).size).toBe(texts.length);
});
