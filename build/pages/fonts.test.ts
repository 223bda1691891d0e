import { expect, test } from 'vitest';
import { fontRule, fontScript, neededFonts } from './fonts.ts';

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
  ['Text', ['headings', 'text']],
  ['Café', ['headings', 'more', 'text']],
  ['ডশ', ['few']],
  ['ডক', ['few', 'all']],
  ['漢', []],
])('the text %s needs the fonts %j', (text, names) => {
  const needed = neededFonts(sheet.match(fontRule) ?? [], text);
  expect(needed.map((rule) => /font-family:(\w+)/.exec(rule)?.[1])).toEqual(names);
});

test('a font that stands in its rule is made from its bytes if the first part has its letters; its rule goes, and no file is asked for', () => {
  const rule = '@font-face{font-family:"A B";src:url(data:font/woff2;base64,AAEC)format("woff2");font-weight:500;unicode-range:U+9F3}';
  const rules = [face('text', 'U+20-7E'), rule];
  const script = fontScript(rules, 'From ৳500', '৳500');
  expect(script).toContain(
    'document.fonts.add(new FontFace("A B",Uint8Array.from(atob("AAEC"),byte=>byte.charCodeAt()),{"weight":"500","unicodeRange":"U+9F3"}));fonts.sheet.deleteRule(1);',
  );
  expect(script).toContain('Promise.all(["/text.woff2"]');
  expect(fontScript(rules, 'From ৳500', 'From')).not.toContain('FontFace');
});
