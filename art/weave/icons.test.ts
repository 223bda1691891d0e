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
  for (const { lines } of Object.values(drawings)) {
    expect(lines).not.toEqual([]);
    for (const { stroke } of lines) expect(stroke).toMatch(/^(?:currentColor|var\(--.*)$/);
  }
});
