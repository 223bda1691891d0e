import { expect, test } from 'vitest';
import { detailIconNames, glyphNames } from '#content/icons.ts';
import { detailSprite, digitSprite, industrySprite, sprite } from './sprite.ts';

const trades = ['retail', 'food', 'health', 'school', 'freight', 'farm', 'cloth', 'bank', 'house', 'travel', 'media', 'welfare'];

test.each([
  ['glyph', sprite, glyphNames],
  ['digit', digitSprite, [...'0123456789'.split(''), 'plus']],
  ['industry', industrySprite, trades],
])('every %s is drawn exactly once', (kind, draw, names) => {
  const ids = [...draw().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(names.map((name) => `${kind}-${name}`)));
  expect(ids.length).toBe(names.length);
});

test('every icon of a detail is drawn', () => {
  const ids = [...detailSprite().matchAll(/ id="detail-([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(detailIconNames.length);
  expect(new Set(ids)).toEqual(new Set(detailIconNames));
});

test.each([sprite, detailSprite, digitSprite, industrySprite])('the symbols of $name take their colours from the page', (draw) => {
  expect(draw()).not.toMatch(/#[0-9a-f]{3,6}|oklch/);
  expect(draw()).toContain('stroke="currentColor"');
});
