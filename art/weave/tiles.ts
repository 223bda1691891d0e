/** Drawings that repeat. Each file is one repeat, used as a background image. */
import { dye, role, thread, type Dye } from './dyes.ts';
import type { PaletteName } from '../../src/drawings/pattern.ts';
import { inks } from './pattern.ts';
import { families } from '../../src/drawings/pattern-families.ts';
import { random } from '../../src/drawings/random.ts';
import { svg, type Figure } from './woven-svg.ts';

/** Half the width of a tooth in cells. A tooth is as high as it is wide. */
export type Half = 4 | 5;

interface Edge {
  half: Half;
  colour: string;
  spark: string;
}

/** One tooth of the temple border at the top of a coloured section (`repeat-x`). The rest is transparent. */
export function edgeTile({ half, colour, spark }: Edge): string {
  return svg(2 * half, 2 * half, tooth(half), ['none', colour, spark]);
}

/** One tooth below the head of the highlighted plan (`repeat-x`). */
export function teethTile(): string {
  const half = 5;
  const standing = tooth(half);
  return svg(2 * half, 2 * half, (x, y) => standing(x, 2 * half - 1 - y), ['none', dye('turmeric'), dye('madder')]);
}

function tooth(half: Half): Figure {
  const tall = half * 2;
  return (x, y) => {
    const dx = Math.abs(x - half);
    if (dx <= y >> 1) return dx === 0 && y > 3 && y < tall - 1 ? 2 : 1;
    return dx === half && y === tall - 5 ? 2 : 0;
  };
}

/** A vertical border with left and right side alike: 14 cells wide, one repeat of 16 rows (`repeat-y`). */
export function seamTile(): string {
  const figure: Figure = (x, y) => {
    const dx = Math.abs(x - 6.5);
    const row = (y + 8) % 16;
    const end = Math.min(row, 16 - row);
    const d = dx - 0.5 + Math.abs(row - 8);
    if (dx > 6) return 2;
    if (dx > 5) return 0;
    if (d < 1) return 3;
    if (d === 2 || d === 3) return 1;
    if (d === 5) return 2;
    return end < 2 && dx > 4 - (2 - end) * 2 ? 3 : 0;
  };
  return svg(14, 16, figure, [dye('indigo'), dye('muslin'), dye('turmeric'), dye('madder')]);
}

/** A bar of the week chart, `2 * cells` wide, with one line of small diamonds. */
export function bar(cells: number, colour: Dye): string {
  const figure: Figure = (x, y) => {
    const d = Math.abs((x % 12) - 6) + Math.abs(y - 6);
    if (y === 0 || y === 12) return 1;
    return d === 0 || d === 2 ? 2 : d < 4 ? 0 : 1;
  };
  return svg(cells * 2, 13, figure, ['none', thread(colour), dye(colour === 'turmeric' ? 'madder' : 'turmeric')]);
}

/** A step of the values on the about page: 40 cells wide, `rows` high. The pattern repeats every 12 rows, from the bottom up. */
export function step(rows: number): string {
  const figure: Figure = (x, y) => {
    if (y < 3) return y ? 1 : 2;
    const d = Math.abs((x % 10) - 5) + Math.abs(((rows - y) % 12) - 6);
    return d === 0 ? 2 : d === 2 || d === 3 ? 3 : 1;
  };
  return svg(40, rows, figure, ['none', role('menu-footer'), dye('turmeric'), dye('sky')]);
}

/** The background of an industry (30 x 30). The quarter diamonds in its corners meet those of the neighbours, so the tiles join to one pattern. */
export function industryTile(palette: PaletteName): string {
  const size = 30;
  const figure: Figure = (x, y) => {
    const d = Math.min(x, size - 1 - x) + Math.min(y, size - 1 - y) + 1;
    return d < 2 ? 3 : d < 4 ? 1 : d === 5 ? 2 : 0;
  };
  return svg(size, size, figure, inks(palette));
}

/** The lower end of a hanging cloth (72 x 20 cells of 4 px): a temple border in one palette. */
export function lengthEnd(seed: string, palette: PaletteName): string {
  const trim = families.temple(random(seed), 1);
  return svg(72, 20, (x, y) => (y === 0 || y === 19 ? 1 : trim(x + 2, y + 1)), inks(palette));
}
