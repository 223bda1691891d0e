import { expect, test } from 'vitest';
import { hex, mixed, token } from './tokens.ts';

test.each([
  ['oklch(0.31 0.115 270)', '#1b2869', '#1b2869'],
  ['oklch(0.56 0.19 28)', '#cc342d', '#cc342d'],
  ['light-dark(oklch(0.33 0.125 270), oklch(0.6 0.13 268))', '#1e2c74', '#5f7bce'],
  ['light-dark(\n    oklch(0.865 0.14 87),\n    #DBAA3D\n  )', '#facc5a', '#dbaa3d'],
  ['light-dark(#1b2869, #f6f3eb)', '#1b2869', '#f6f3eb'],
  // Greener than a screen shows.
  ['oklch(0.5 0.4 155)', '#009400', '#009400'],
])('the token %s has the colour that a browser shows', (value, light, dark) => {
  expect([hex(value, 0), hex(value, 1)]).toEqual([light, dark]);
});

test('a token may name another one, and a colour may be mixed with another or with black', () => {
  expect(token('thread-sky')).toEqual(token('palette-sky'));
  expect(mixed('ground', 0, 'ink')).toEqual(token('ground'));
  expect(mixed('ground', [1, 0], 'ink')).toEqual([token('ink')[0], token('ground')[1]]);
  expect(mixed('ground', 1)).toEqual(['#000000', '#000000']);
});

test('what is no colour stops the build with a sentence', () => {
  expect(() => hex('rebeccapurple', 0)).toThrow('tokens.css: found rebeccapurple, expected a colour as oklch(');
  expect(() => token('palette-nothing')).toThrow('tokens.css: found no --palette-nothing');
});
