/** The picture of the not-found page: a cloth with the number 404 that comes undone from the right. */
import { digits } from './digit-grids.ts';
import { dye, role } from './dyes.ts';
import { numbers } from './svg-path.ts';
import { random } from '../../src/drawings/random.ts';
import { drawing, svg, type Figure } from './woven-svg.ts';

interface Cut {
  cols: number;
  /** Size of a digit's cell, in cells of the cloth. */
  scale: number;
  left: number;
  /** Rows of the border at the top. */
  head: number;
  /** Rows that are at least partly woven, and all rows with the bare warp below. */
  woven: number;
  rows: number;
  /** How much the ends of neighbouring rows differ, in cells. */
  ragged: number;
  /** Distance between two loose ends, in rows. */
  every: number;
}

/** A cell is always 5 to 6 px, so a phone gets a cloth with fewer cells instead of smaller ones. */
const wide: Cut = { cols: 288, scale: 4, left: 24, head: 14, woven: 76, rows: 106, ragged: 22, every: 8 };
const phone: Cut = { cols: 98, scale: 2, left: 6, head: 12, woven: 44, rows: 60, ragged: 8, every: 9 };

/** 288 x 106 cells, or 98 x 60 for a phone. */
export function notFoundCloth(narrow: boolean): string {
  const cut = narrow ? phone : wide;
  const { cols, rows } = cut;
  const { rnd, jag, ends } = unravel(cut);
  const beneath = `<path fill="none" stroke="${role('bare-warp')}" stroke-width=".34" d="${bareWarp(cut, rnd)}"/>`;
  const above = `<path fill="none" stroke="${role('loose-end')}" stroke-width=".6" stroke-linecap="round" d="${loose(cut, ends, jag)}"/>`;
  return svg(cols, rows, weft(cut, ends), ['none', role('hanging'), dye('muslin'), dye('turmeric'), dye('sky')], { beneath, above });
}

/** Where the last woven row ends, as fractions of the picture's width and height. The red thread of the page begins there. */
export function notFoundEnd(narrow: boolean): { x: number; y: number } {
  const cut = narrow ? phone : wide;
  return { x: (unravel(cut).ends[cut.woven - 1] ?? 0) / cut.cols, y: (cut.woven - 0.5) / cut.rows };
}

/** The column at which each row ends. */
function unravel({ cols, scale, left, head, woven, rows, ragged }: Cut): { rnd: () => number; jag: number[]; ends: number[] } {
  const rnd = random('undone');
  const jag = Array.from({ length: rows }, () => rnd());
  const start = head + scale + 2;
  const last = left + 26 * scale - 2;
  const ends = jag.map((part, y) => {
    if (y < start) return cols;
    return y < woven ? Math.round(cols - ((y - start) / (woven - start)) ** 0.5 * (cols - last) - part * ragged) : 0;
  });
  return { rnd, jag, ends };
}

function weft({ scale, left, head }: Cut, ends: readonly number[]): Figure {
  const [four, nil] = [drawing(digits[4]), drawing(digits[0])];
  const digit = (x: number, y: number): boolean => {
    const [column, line] = [Math.floor((x - left) / scale), Math.floor((y - head - 2) / scale)];
    const place = Math.floor(column / 12);
    if (place < 0 || place > 2 || column % 12 > 9) return false;
    return (place === 1 ? nil : four).figure(column % 12, line) === 1;
  };
  const near = (x: number, y: number): boolean => [-3, 0, 3].some((dx) => [-3, 0, 3].some((dy) => digit(x + dx, y + dy)));
  const middle = (head - 4) >> 1;
  return (x, y) => {
    if (x >= (ends[y] ?? 0)) return 0;
    if (y < head - 3) {
      if (y === 0 || y === head - 4) return 3;
      const d = Math.abs((x % 16) - 8) + Math.abs(y - middle);
      return d < 1 ? 4 : d < 4 && d !== 2 ? 3 : 1;
    }
    if (digit(x, y)) return 2;
    if (x <= left + 36 * scale) return 1;
    const drop = Math.floor(x / 14) % 2 ? 7 : 0;
    const d = Math.abs((x % 14) - 7) + Math.abs(((y + drop) % 14) - 7);
    return d < 2 && !near(x, y) ? 4 : 1;
  };
}

/** The warp threads: visible where there is no weft, and loose below the cloth. */
function bareWarp({ cols, woven, rows }: Cut, rnd: () => number): string {
  let data = '';
  for (let x = 1; x < cols; x += 2) {
    const long = (rows - woven) * (0.35 + 0.6 * rnd());
    const sway = (rnd() - 0.5) * 2.4;
    data += `M${x} 0V${woven - 2}q${tenths(0, long / 2, sway, long)}`;
  }
  return data;
}

/** Loose, curled ends of weft at the right side. */
function loose({ head, scale, woven, every }: Cut, ends: readonly number[], jag: readonly number[]): string {
  let data = '';
  for (let y = head + scale + 5; y < woven - 3; y += every) {
    const [width, drop] = [4 + (jag[y] ?? 0) * 10, 3 + (jag[y + 1] ?? 0) * 5];
    const curl = tenths(width * 0.5, 0, width * 0.7, drop, width * 0.3, drop);
    data += `M${ends[y] ?? 0} ${y}.5c${curl}s${tenths(-1, drop * 0.5, width * 0.4, drop * 1.1)}`;
  }
  return data;
}

function tenths(...values: readonly number[]): string {
  return numbers(...values.map((value) => Math.round(value * 10) / 10));
}
