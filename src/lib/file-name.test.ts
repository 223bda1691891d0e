import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test('a name is the hash and then the words', () => {
  expect(fileName('/services/wordpressDev')).toMatch(/^[0-9a-z]+-services-wordpressDev$/);
});

test('the name of a text without Latin words is only the hash', () => {
  expect(fileName('/')).toMatch(/^[0-9a-z]+$/);
  expect(fileName('শাড়ি')).toMatch(/^[0-9a-z]+$/);
});

test('the name of any text is valid in every file system and in a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(fileName(text)).toMatch(/^[0-9a-zA-Z_-]{1,80}$/);
    }),
  );
});

test('different texts have different names, also in a file system that ignores case', () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(texts, (list) => {
      expect(new Set(list.map((text) => fileName(text).toLowerCase())).size).toBe(list.length);
    }),
  );
});

test('texts that differ in a space, a hyphen, a capital or a Bangla letter have different names', () => {
  const texts = ['/a b', '/a-b', '/A-b', '/a-b/', '/a-ব', '/a-ভ'];
  expect(new Set(texts.map(fileName)).size).toBe(texts.length);
});
