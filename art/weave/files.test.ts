import sharp from 'sharp';
import { expect, test } from 'vitest';
import { anchalTile, gatheredButis } from './anchal.ts';
import { bolt } from './bolt.ts';
import { coverMotif, lengthEnd } from './cover.ts';
import { dye, role } from './dyes.ts';
import { growth } from './growth.ts';
import { label } from './label.ts';
import { mapCloth } from './map-cloth.ts';
import { favicon } from './mark.ts';
import { missingEnd, missingQuarter } from './missing.ts';
import { person } from './person.ts';
import { freePlaces, peopleFrieze, placesCloth } from './places.ts';
import { pointPaper } from './point-paper.ts';
import { levellingThreads, plumbLine } from './plumb.ts';
import { portrait } from './portraits.ts';
import { tally } from './tally.ts';
import { founder, frieze, narrowTeam, team } from './team.ts';
import { bar, edgeTile, fringeTile, industryTile, seamTile, step, teethTile } from './tiles.ts';
import { undone404, undoneEnd } from './undone.ts';

/** All generated files, each with its maximum size in bytes before compression. */
const files: Record<string, [draw: () => string, bytes: number]> = {
  cover: [() => coverMotif('how-much-does-a-web-shop-cost'), 9000],
  'end of a length': [() => lengthEnd('perk-1', 'indigo'), 1500],
  'edge tile': [() => edgeTile({ half: 5, colour: role('band-dark'), spark: dye('turmeric') }), 400],
  'teeth tile': [teethTile, 300],
  'seam tile': [seamTile, 650],
  'fringe tile': [() => fringeTile(role('ink-quiet')), 800],
  'week bar': [() => bar(48, 'indigo'), 1200],
  step: [() => step(60), 3600],
  'industry tile': [() => industryTile('leaf'), 500],
  'anchal tile': [anchalTile, 900],
  'gathered butis': [gatheredButis, 4500],
  favicon: [favicon, 550],
  portrait: [() => portrait('a'), 850],
  person: [() => person(team[0]), 900],
  founder: [() => person(founder, 2), 2400],
  frieze: [() => frieze(team), 8500],
  'frieze on a phone': [() => frieze(narrowTeam, 5), 9000],
  people: [() => peopleFrieze({ seed: 'front row', places: 44, free: 7, perRow: 22 }), 13_500],
  'free places': [() => freePlaces(2), 700],
  'places cloth': [() => placesCloth(2), 10_500],
  'levelling threads': [levellingThreads, 4500],
  'plumb line': [plumbLine, 1600],
  bolt: [() => bolt(200), 45_000],
  tally: [() => tally(960, 'indigo'), 900],
  'tally on a phone': [() => tally(852, 'sky', { across: 28 }), 2000],
  growth: [() => growth(false), 13_500],
  'growth on a phone': [() => growth(true), 5500],
  'growth of a theme': [() => growth(false, 'leaf'), 26_000],
  'growth of software': [() => growth(false, 'sky'), 13_500],
  'point paper': [pointPaper, 5200],
  label: [() => label('PostgreSQL'), 1100],
  map: [mapCloth, 19_500],
  undone: [() => undone404(false), 12_500],
  'undone on a phone': [() => undone404(true), 4800],
  'missing quarter': [missingQuarter, 12_500],
};

test.each(Object.entries(files))('%s: valid XML, no missing values, small, the same each time', async (_, [draw, bytes]) => {
  const svg = draw();
  expect(draw()).toBe(svg);
  expect(svg).not.toMatch(/undefined|NaN|Infinity|null/);
  expect(svg.length).toBeLessThan(bytes);
  // The decoder fails on invalid XML
  await expect(sharp(Buffer.from(svg.replace('<svg ', '<svg width="10" height="10" '))).metadata()).resolves.toMatchObject({
    format: 'svg',
  });
});

test.each(Object.entries(files))('%s: has no colour that only a page can resolve', (_, [draw]) => {
  expect(draw()).not.toMatch(/var\(|currentColor/);
});

test('the red threads begin inside their pictures', () => {
  for (const { x, y } of [undoneEnd(false), undoneEnd(true), missingEnd]) {
    expect(x).toBeGreaterThan(0.3);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThan(0.3);
    expect(y).toBeLessThan(0.8);
  }
});
