import { expect, test } from 'vitest';
import { remainingStyles, usedStyles } from './used-styles.ts';

const part = (sheet: string) =>
  usedStyles(sheet)(new Set(['a', 'b', 'c']))
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a rule stays when the page has all of its classes, also for a state such as :hover', () => {
  const sheet = '.a:hover{color:red}.a .c[data-x]{color:red}p{color:red}[open]>.b::after{color:red}';
  expect(part(sheet)).toBe(sheet);
});

test('a rule is removed when the page does not have one of its classes', () => {
  expect(part('.a .z{color:red}.z{color:red}.a{color:red}')).toBe('.a{color:red}');
});

test('of a list of selectors only those that match stay', () => {
  expect(part('.a,.z{color:red}')).toBe('.a{color:red}');
});

test('classes in :is(), :not() and :has() are ignored', () => {
  const sheet = ':is(.z,.a) p{color:red}.a:not(.z:hover){color:red}.a:has(.y:nth-child(n of .z)){color:red}';
  expect(part(sheet)).toBe(sheet);
});

test('rules in @layer and @media are filtered too, and an empty group is removed', () => {
  expect(part('@layer ui{@media (width>1px){.z{color:red}}.a{color:red}}@media print{.z{color:red}}@layer base,ui;')).toBe(
    '@layer ui{.a{color:red}}@layer base,ui;',
  );
});

test('fonts stay, and so do the keyframes that a rule uses', () => {
  expect(part('@font-face{src:url(x)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes away{to{opacity:0}}')).toBe(
    '@font-face{src:url(x)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});

test('the rest of the sheet has no font and no rule whose classes are all on every page', () => {
  const sheet =
    '@layer base,ui;@font-face{src:url(x)}p{color:red}.a p{color:red}.a .z{color:red}@layer ui{.a{color:red}}@media print{.z,.b{color:red}}';
  expect(remainingStyles(sheet, new Set(['a', 'b']))).toBe('@layer base,ui;.a .z{color:red}@media print{.z{color:red}}');
});

test('the rest of the sheet has the keyframes of its own rules', () => {
  const sheet = '.a{animation:turn 1s}.z{animation:away 1s}@keyframes turn{to{rotate:1turn}}@keyframes away{to{opacity:0}}';
  expect(remainingStyles(sheet, new Set(['a']))).toBe('.z{animation:away 1s}@keyframes away{to{opacity:0}}');
});
