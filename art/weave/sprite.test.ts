import { expect, test } from 'vitest';
import { detailIconNames, glyphNames } from '#content/icons.ts';
import { detailSprite, sprite } from './sprite.ts';

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

test('every icon of a detail is drawn', () => {
  const ids = [...detailSprite().matchAll(/ id="detail-([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(detailIconNames.length);
  expect(new Set(ids)).toEqual(new Set(detailIconNames));
});

test('the symbols take their colours from the page', () => {
  expect(sprite()).not.toMatch(/#[0-9a-f]{3,6}|oklch/);
  expect(sprite()).toContain('stroke="currentColor"');
});
