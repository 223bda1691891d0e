/** The sketch of a shop page on squared paper (web service page): 80 x 100 cells. It covers the left half of the finished screen. */
import { dye, role } from './dyes.ts';
import { svg } from './woven-svg.ts';

const [none, line, grey, gold, cross, paper] = [0, 1, 2, 3, 4, 5];

/** A cell is 10 px of the screen (content/projects/shital, 1600 x 1000), so each sketched part is at its place on the screen. */
export function shopSketch(): string {
  const colours = [role('paper'), role('brand'), dye('sky'), role('highlight'), role('paper-sketch'), role('paper-line')] as const;
  const figure = (x: number, y: number): number => head(x, y) || lamp(x, y) || product(x, y) || (x % 8 === 0 || y % 8 === 0 ? paper : none);
  return svg(80, 100, figure, colours);
}

/** Logo, a heading of three lines, two lines of text, and the lines of the list below. */
function head(x: number, y: number): number {
  if (frame(x, y, { left: 5, top: 4, width: 15, height: 6 })) return line;
  const heading = [
    { top: 16, right: 31 },
    { top: 26, right: 40 },
    { top: 36, right: 26 },
  ];
  if (x >= 6 && heading.some(({ top, right }) => y >= top && y < top + 7 && x < right)) return line;
  if (x >= 6 && ((y === 49 && x < 27) || (y === 53 && x < 22))) return grey;
  return y === 56 || (x === 40 && y > 56) ? line : none;
}

/** Position of the lamp: the column of its cord, its first row and its height. */
const hung = { middle: 73.5, top: 10, height: 42 };

/** The cane lamp: cord, outline, canes and rings, and the light in it. The edge of the sketch cuts it. */
function lamp(x: number, y: number): number {
  const { middle, top, height } = hung;
  const across = x + 0.5 - middle;
  const down = (y + 0.5 - top) / height;
  if (y < top) return across === 0 ? line : none;
  if (!inLamp(x, y)) return none;
  if (![inLamp(x - 1, y), inLamp(x + 1, y), inLamp(x, y - 1), inLamp(x, y + 1)].every(Boolean)) return line;
  const light = (across / 11) ** 2 + ((down - 0.52) / 0.35) ** 2;
  if (light < 1 && light > 0.72) return gold;
  const part = Math.abs(across) / halfWidth(down);
  if ([0.14, 0.34, 0.55, 0.76].some((ring) => Math.floor((ring + 0.09 * Math.sqrt(1 - part ** 2)) * height) === y - top)) return cross;
  return [0.26, 0.52, 0.84].some((cane) => Math.abs(part - cane) * halfWidth(down) < 0.5) ? grey : none;
}

function inLamp(x: number, y: number): boolean {
  const down = (y + 0.5 - hung.top) / hung.height;
  return down > 0 && down < 1 && Math.abs(x + 0.5 - hung.middle) < halfWidth(down);
}

/** Half the lamp's width. `down` is the fraction of its height. */
function halfWidth(down: number): number {
  return 23.6 * Math.sqrt(1 - ((down - 0.5) / 0.54) ** 2);
}

/** Two products: name, price, two lines about the maker, and a crossed box for the picture. */
function product(x: number, y: number): number {
  for (const left of [0, 40]) {
    const from = x - left;
    if (y === 60 && from > 2 && from < 20) return line;
    if (y === 60 && from > 27 && from < 37) return gold;
    if ((y === 64 && from > 2 && from < 16) || (y === 67 && from > 2 && from < 20)) return grey;
    if (frame(from, y, { left: 6, top: 72, width: 29, height: 25 })) return grey;
    const slope = Math.round((y - 72) * (28 / 24));
    if (y > 72 && y < 96 && (from - 6 === slope || 34 - from === slope)) return cross;
  }
  return none;
}

function frame(x: number, y: number, { left, top, width, height }: { left: number; top: number; width: number; height: number }): boolean {
  const [right, bottom] = [left + width - 1, top + height - 1];
  return x >= left && x <= right && y >= top && y <= bottom && (x === left || x === right || y === top || y === bottom);
}
