/** The logo: a stepped diamond, with a thread over and under it. */
import { dye } from './dyes.ts';
import { file, drawing } from './weft.ts';
import { outline } from './path.ts';

export const mark = drawing(`
  .......#.......
  ......###......
  .....#####.....
  ....###.###....
  ...###...###...
  ..###..o..###..
  .###..ooo..###.
  ###..ooooo..###
  .###..ooo..###.
  ..###..o..###..
  ...###...###...
  ....###.###....
  .....#####.....
  ......###......
  .......#.......`);

/**
 * The icon of a phone's home screen, for all places that cannot follow the colour scheme: the mark on indigo. `size` in px,
 * `cells` is how many cells of the mark it is wide. A cell is a whole number of pixels, so that its edges are sharp.
 */
export function appIcon(size: number, cells: number): string {
  const cell = Math.floor(size / cells);
  const margin = Math.floor((size - cell * mark.cols) / 2);
  const figure = `<path fill="${dye('muslin')}" d="${part(1)}"/><path fill="${dye('turmeric')}" d="${part(2)}"/>`;
  const ground = `<path fill="${dye('indigo')}" d="M0 0h${size}v${size}H0z"/>`;
  return file(size, size, `${ground}<g transform="translate(${margin} ${margin}) scale(${cell})">${figure}</g>`);
}

/** The favicon. It has no gaps between the rows and a grid of 16 cells, so it is sharp at 16 px. */
export function favicon(): string {
  return file(16, 16, `<path fill="var(--brand)" d="${part(1)}"/><path fill="var(--action)" d="${part(2)}"/>`);
}

function part(place: number): string {
  return outline(mark.cols, mark.rows, (x, y) => mark.figure(x, y) === place);
}
