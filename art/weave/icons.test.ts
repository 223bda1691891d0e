import { expect, test } from 'vitest';
import { detailIconNames, glyphNames } from '#content/icons.ts';
import { detailDrawings, digitDrawings, glyphDrawings, industryDrawings } from './icons.ts';

const trades = ['retail', 'food', 'health', 'school', 'freight', 'farm', 'cloth', 'bank', 'house', 'travel', 'media', 'welfare'];

test.each([
  ['glyphs', glyphDrawings(), glyphNames, 6000],
  ['icons of details', detailDrawings(), detailIconNames, 13_500],
  ['digits', digitDrawings(), '0123456789+'.split(''), 4000],
  ['icons of industries', industryDrawings(), trades, 4600],
])('all %s are drawn, in colours of the page, and small', (_, drawings, names, characters) => {
  expect(Object.keys(drawings).toSorted()).toEqual([...names].toSorted());
  expect(JSON.stringify(drawings).length).toBeLessThan(characters);
  for (const { lines } of Object.values(drawings)) {
    expect(lines).not.toEqual([]);
    for (const { stroke } of lines) expect(stroke).toMatch(/^(?:currentColor|var\(--.*)$/);
  }
});
