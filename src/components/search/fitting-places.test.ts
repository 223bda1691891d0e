import { expect, test } from 'vitest';
import { fittingPlaces } from './fitting-places.ts';

const places = [
  { name: 'Career: open jobs', link: '/company/career', words: 'vacancy, job circular, job, cv, চাকরি' },
  { name: 'Apps', link: '/services/appDevelopment', words: 'play store' },
];
const found = (query: string) => fittingPlaces(places, query).map(({ link }) => link);

test.each(['job', 'Circ', 'career', ' vacancy ', 'job circular in dhaka', 'চাকরি', 'vac', 'cv'])(
  'words and name of a page are found: %s',
  (query) => {
    expect(found(query)).toEqual(['/company/career']);
  },
);

test('a whole word goes before the beginning of another', () => {
  const appointment = { name: 'Contact', link: '/contact', words: 'appointment' };
  const app = { name: 'Apps', link: '/apps', words: 'app' };
  expect(fittingPlaces([appointment, app], 'app')).toEqual([app]);
  expect(fittingPlaces([appointment, app], 'appo')).toEqual([appointment]);
});

test.each(['', '  ', 'jo', 'acancy', 'appointment', 'vacancyx'])(
  'the beginning of one in two letters, the middle of a word and other words: %s',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);
