import { expect, test } from 'vitest';
import { glyphNames } from '#content/schema.ts';
import { sprite } from './sprite.ts';

const trades = ['retail', 'food', 'health', 'school', 'freight', 'farm', 'cloth', 'bank', 'house', 'travel', 'media', 'welfare'];

test('the sprite has every symbol exactly once', () => {
  const ids = [...sprite().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const expected = [
    ...glyphNames.map((name) => `glyph-${name}`),
    ...'0123456789'.split('').map((digit) => `digit-${digit}`),
    'digit-plus',
    'mark',
    ...trades.map((name) => `industry-${name}`),
  ];
  expect(new Set(ids)).toEqual(new Set(expected));
  expect(ids.length).toBe(expected.length);
});

test('the symbols take their colours from the page', () => {
  expect(sprite()).not.toMatch(/#[0-9a-f]{3,6}|oklch/);
  expect(sprite()).toContain('stroke="currentColor"');
});
