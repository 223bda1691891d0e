import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const part = (sheet: string) =>
  usedStyles(sheet)(new Set(['a', 'b', 'c']))
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a rule stays when its classes stand in the page, whatever its state', () => {
  const sheet = '.a:hover{color:red}.a .c[data-x]{color:red}p{color:red}[open]>.b::after{color:red}';
  expect(part(sheet)).toBe(sheet);
});

test('a rule goes when one of its classes does not', () => {
  expect(part('.a .z{color:red}.z{color:red}.a{color:red}')).toBe('.a{color:red}');
});

test('of a list of selectors those that fit stay', () => {
  expect(part('.a,.z{color:red}')).toBe('.a{color:red}');
});

test('classes in :is(), :not() and :has() do not count', () => {
  const sheet = ':is(.z,.a) p{color:red}.a:not(.z:hover){color:red}.a:has(.y:nth-child(n of .z)){color:red}';
  expect(part(sheet)).toBe(sheet);
});

test('groups are looked into, and go when nothing of them is left', () => {
  expect(part('@layer ui{@media (width>1px){.z{color:red}}.a{color:red}}@media print{.z{color:red}}@layer base,ui;')).toBe(
    '@layer ui{.a{color:red}}@layer base,ui;',
  );
});

test('fonts stay, and the keyframes that a rule names', () => {
  expect(part('@font-face{src:url(x)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes away{to{opacity:0}}')).toBe(
    '@font-face{src:url(x)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});
