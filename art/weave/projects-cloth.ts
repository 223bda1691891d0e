/** A cloth with one diamond for each delivered project. */
import { dye } from './dyes.ts';
import { random } from '../../src/drawings/random.ts';
import { short } from './svg-path.ts';
import { svg, type Figure } from './woven-svg.ts';

const cell = 12;
const across = 10;
const fringe = 16;

/** Exactly `count` diamonds, ten in a row, in five shapes for five years. Below them a temple border and loose warp threads. */
export function projectsCloth(count: number): string {
  const rnd = random('two hundred projects');
  const diamonds = Array.from({ length: count }, (_, i) => diamond(Math.floor((i * 5) / count), 1 + Math.floor(rnd() * rnd() * 3), rnd()));
  const cols = across * cell + 13;
  const rows = Math.ceil(count / across) * cell + 34;
  const figure: Figure = (x, y) => {
    const side = Math.min(x, cols - 1 - x);
    if (side === 0 || side === 4) return 1;
    if (side < 4) return (y + side) % 6 < 3 ? 2 : 0;
    if (y > rows - 20) return temple(x, y - rows + 20);
    const column = Math.floor((x - 6) / cell);
    if (side < 6 || column >= across || y < 8) return 0;
    return diamonds[Math.floor((y - 8) / cell) * across + column]?.((x - 6) % cell, (y - 8) % cell) ?? 0;
  };
  const ends = `<path fill="none" stroke="${dye('muslin')}" stroke-width=".55" d="${looseEnds(cols, rows)}"/>`;
  return svg(cols, rows, figure, [dye('muslin'), dye('indigo'), dye('madder'), dye('turmeric')], { height: rows + fringe, beneath: ends });
}

/** One diamond in 12 x 12 cells. In a later year it is larger and has more rings. */
function diamond(year: number, colour: number, mood: number): Figure {
  const ring = 2 + Math.min(3, year);
  return (x, y) => {
    const d = Math.abs(x - 6) + Math.abs(y - 6);
    if (d > ring) return 0;
    if (d === ring) return colour;
    if (d === 0) return 3;
    if (year > 1 && d === ring - 2) return mood < 0.5 ? 2 : 1;
    if (year > 3 && d === 1) return 3;
    return year === 0 ? colour : 0;
  };
}

function temple(x: number, row: number): number {
  const dx = Math.abs(((x - 6) % 8) - 4);
  if (row === 0 || row === 17) return 1;
  if (row < 3 || row > 15 || dx > (row - 3) / 3) return 0;
  return dx === 0 && row > 6 && row < 14 ? 3 : 2;
}

/**
 * Loose threads below a cloth, from `top` down: one for every second cell, of different lengths, repeated after 70 cells.
 * Gives path data for a stroke of about half a cell.
 */
function looseEnds(cols: number, top: number): string {
  return Array.from(
    { length: cols >> 1 },
    (_, i) => `M${short(2 * i + 0.5)} ${top}q0 4 ${short(((i * 5) % 7) / 5 - 0.6)} ${7 + ((i * 7) % 5)}`,
  )
    .join('')
    .replaceAll(' -', '-');
}
