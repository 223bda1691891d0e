import { expect, test } from 'vitest';
import { detailIconNames, glyphNames } from '#content/icons.ts';
import { detailDrawings, digitDrawings, glyphDrawings, industryDrawings } from './icons.ts';

const trades = ['retail', 'food', 'health', 'school', 'freight', 'farm', 'cloth', 'bank', 'house', 'travel', 'media', 'welfare'];

test.each([
  ['glyphs', glyphDrawings(), glyphNames],
  ['icons of details', detailDrawings(), detailIconNames],
  ['digits', digitDrawings(), '0123456789+'.split('')],
  ['icons of industries', industryDrawings(), trades],
])('all %s are drawn, in colours of the page', (_, drawings, names) => {
  expect(Object.keys(drawings).toSorted()).toEqual([...names].toSorted());
  for (const { markup } of Object.values(drawings)) {
    expect(markup).toMatch(/ stroke="(?:currentColor|var\(--)/);
    expect(markup).not.toMatch(/#[0-9a-f]{3,6}|oklch/);
  }
});
