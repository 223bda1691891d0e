import { expect, test } from 'vitest';
import { fontRule, neededFonts } from './fonts.ts';

const face = (name: string, range: string) =>
  `@font-face{font-family:${name};src:url(/${name}.woff2)format("woff2");font-weight:400;unicode-range:${range}}`;
const sheet = [
  '.a{color:red}',
  face('headings', 'U+20-7E,U+A0'),
  face('more', 'U+A1-FF'),
  face('text', 'U+20-7E,U+A0'),
  '@font-face{font-family:stand-in;src:local(Arial)}',
  face('few', 'U+9A1,U+9B6'),
  face('all', 'U+995,U+9A1,U+9B6'),
].join('');

test.each([
  ['Text', ['/headings.woff2', '/text.woff2']],
  ['Café', ['/headings.woff2', '/more.woff2', '/text.woff2']],
  ['ডশ', ['/few.woff2']],
  ['ডক', ['/few.woff2', '/all.woff2']],
  ['漢', []],
])('the text %s needs the fonts %j', (text, files) => {
  expect(neededFonts(sheet.match(fontRule) ?? [], text)).toEqual(files);
});
