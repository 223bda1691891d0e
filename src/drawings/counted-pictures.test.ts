import { expect, test } from 'vitest';
import { teamPicture } from './counted-pictures.ts';
import { team } from './team-portraits.ts';

test.each([0, 13, 60, 1000])(
  'with %i vacancies the pictures of the team have at most two rows of 24, and six of 8 in a narrow window',
  (vacancies) => {
    const { wide, narrow } = teamPicture(vacancies ? [{ vacancies }] : []);
    // In cells: a place is 13 wide and 29 high.
    const places = Math.min(team.length + vacancies, 48);
    const columns = (limit: number) => Math.ceil(places / Math.ceil(places / limit));
    expect(wide).toMatchObject({ width: 13 * columns(24) + 2, height: 29 * Math.ceil(places / 24) + 10 });
    expect(narrow).toMatchObject({ width: 13 * columns(8) + 2, height: 29 * Math.ceil(places / 8) + 10 });
  },
);
