import { isStitched, personHeight, personWidth } from '../../src/drawings/people.ts';
import { role } from './dyes.ts';
import { svg, type Figure } from './woven-svg.ts';

/** Free places side by side: outlines of people. */
export function freePlaces(count: number): string {
  const figure: Figure = (x, y) => (isStitched(Math.floor(x / personWidth) % 2 ? 'panjabi' : 'sari', x % personWidth, y) ? 1 : 0);
  return svg(personWidth * count, personHeight, figure, ['none', role('brand')]);
}
