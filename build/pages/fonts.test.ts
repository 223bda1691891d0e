import { expect, test } from 'vitest';
import { neededFaces } from './fonts.ts';

const face = (name: string, range: string) =>
  `@font-face{font-family:${name};src:url(/${name}.woff2)format("woff2");font-weight:400;unicode-range:${range}}`;
const sheet = [
  '.a{color:red}',
  face('headings', 'U+20-7E,U+A0'),
  face('more', 'U+A1-FF'),
  face('text', 'U+20-7E,U+A0'),
  '@font-face{font-family:stand-in;src:local(Arial)}',
  '@font-face{font-family:blank;src:local(Noto),url(/blank.woff2)format("woff2");font-weight:400;unicode-range:U+980-9FF}',
  face('few', 'U+9A1,U+9B6'),
  face('all', 'U+995,U+9A1,U+9B6'),
].join('');

test.each([
  ['Text', ['headings T', 'text T']],
  ['Café', ['headings C', 'more é', 'text C']],
  ['ডশ', ['blank ড', 'few ড']],
  ['ডক', ['blank ড', 'few ড', 'all ক']],
  ['漢', []],
])('the text %s needs the fonts %j, each for its letter', (text, wanted) => {
  expect(neededFaces(sheet, text)).toEqual(
    wanted.map((fontAndLetter) => {
      const [family, letter] = fontAndLetter.split(' ');
      return [`400 1em ${family}`, letter, `/${family}.woff2`];
    }),
  );
});

test('a font’s rule without a family is an error', () => {
  expect(() => neededFaces('@font-face{src:url(/a.woff2)}', 'a')).toThrow('font-family');
});
