/** The picture of an empty search: a medallion without its upper right quarter. There are only warp threads and one red row. */
import { dye, role } from './dyes.ts';
import { numbers } from './svg-path.ts';
import { random } from '../../src/drawings/random.ts';
import { svg, type Figure } from './woven-svg.ts';

const cols = 104;
const rows = 96;
const fringe = 12;
const centre = { x: 52, y: 48 };

/** Where the red row leaves the picture, as fractions of its width and height. */
export const noResultsEnd = { x: 1, y: (centre.y - 3.5) / (rows + fringe) };

/** 104 x 108 cells. */
export function noResultsMedallion(): string {
  const rnd = random('missing');
  const jag = Array.from({ length: rows }, () => Math.floor(rnd() * 3));
  const figure: Figure = (x, y) => {
    if (y === centre.y - 4 && x > centre.x + 2) return 5;
    const unwoven = y < centre.y - 1 && x > centre.x + (jag[y] ?? 0) - 1;
    return unwoven ? 0 : medallion(x, y);
  };
  const waiting = Array.from({ length: (cols - centre.x) / 2 }, (_, i) => `M${centre.x + 2 * i + 1} 0v${centre.y + 2}`).join('');
  const ends = Array.from(
    { length: cols / 2 },
    (_, i) => `M${2 * i + 1} ${rows}q${numbers(0, 3, tenth((rnd() - 0.5) * 1.6), tenth(6 + rnd() * 5))}`,
  ).join('');
  const beneath =
    `<path stroke="${role('bare-warp')}" stroke-width=".36" d="${waiting}"/>` +
    `<path fill="none" stroke="${role('hanging')}" stroke-width=".5" d="${ends}"/>`;
  const colours = ['none', role('hanging'), dye('muslin'), dye('turmeric'), dye('sky'), role('action')] as const;
  return svg(cols, rows, figure, colours, { height: rows + fringe, beneath });
}

/** A border above and below, then rings around the middle, from the outer to the inner. */
function medallion(x: number, y: number): number {
  const [dx, dy] = [Math.abs(x - centre.x), Math.abs(y - centre.y)];
  const d = dx + dy;
  const edge = Math.min(y, rows - 1 - y);
  if (edge === 1 || edge === 8) return 3;
  if (edge > 2 && edge < 7) {
    const bead = Math.abs((x % 10) - 5) + Math.abs(edge - 4.5);
    return bead < 1 ? 2 : bead < 3 ? 3 : 1;
  }
  if (edge < 9) return 1;
  if (d > 39) {
    const dot = Math.abs(((x + 5) % 13) - 6) + Math.abs(((y + 4) % 13) - 6);
    return d > 44 && dot < 2 ? 2 : 1;
  }
  if (d > 37) return 3;
  if (d > 35) return 1;
  if (d > 26) {
    const near = bud(dx, dy, 6, 31);
    return near < 1 ? 4 : near < 2 ? 3 : near < 4 ? 2 : 1;
  }
  if (d > 24) return 3;
  if (d > 22) return 1;
  if (d === 22 || d === 13) return 2;
  if (d > 12) {
    const near = bud(dx, dy, 5, 17);
    return near < 1 ? 3 : near < 3 ? 4 : 1;
  }
  if (d > 10) return 2;
  if (d > 8) return 1;
  if (d < 4) return d < 2 ? 3 : 4;
  return dx === 0 || dy === 0 ? 2 : d % 2 ? 3 : 1;
}

/** Distance to the nearest bud. The buds are `every` cells apart, on the ring that is `ring` cells from the middle. */
function bud(dx: number, dy: number, every: number, ring: number): number {
  const along = Math.round(dx / every) * every;
  return Math.abs(dx - along) + Math.abs(dy - (ring - along));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
