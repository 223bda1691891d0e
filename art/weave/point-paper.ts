/** The shop page as a drawing on point paper (web service page): 80 x 120 cells, to lie over the left half of the finished screen. */
import { dye, role } from './dyes.ts';
import { svg } from './weft.ts';

const [none, line, grey, gold, cross, paper] = [0, 1, 2, 3, 4, 5];

/** It fills its box. */
export function pointPaper(): string {
  const colours = [role('paper'), role('brand'), dye('sky'), role('highlight'), role('paper-sketch'), role('paper-line')] as const;
  return svg(80, 120, (x, y) => head(x, y) || product(x, y) || (x % 8 === 0 || y % 8 === 0 ? paper : none), colours, { stretch: true });
}

/** Logo, menu, heading, three lines of text, the button, and the rules of the list below. */
function head(x: number, y: number): number {
  const menu = [24, 36, 45, 53];
  if (frame(x, y, { left: 6, top: 5, width: 13, height: 5 })) return line;
  if (y === 7 && menu.some((left) => x >= left && x < left + 8)) return grey;
  if (x >= 6 && ((y >= 16 && y < 22 && x < 54) || (y >= 27 && y < 33 && x < 26))) return line;
  if ((y === 43 || y === 46 || y === 49) && x >= 6 && x < (y === 49 ? 20 : 48)) return grey;
  if (frame(x, y, { left: 6, top: 59, width: 35, height: 8 }) || (y === 63 && x > 10 && x < 36)) return gold;
  return y === 69 || (x === 40 && y > 69) ? line : none;
}

/** Two products: the crossed box of a picture, name, price and place. */
function product(x: number, y: number): number {
  for (const middle of [20, 60]) {
    const from = x - middle;
    if (frame(x, y, { left: middle - 14, top: 74, width: 29, height: 28 })) return grey;
    const slope = Math.round((y - 75) * 1.08);
    if (y > 75 && y < 100 && (from + 13 === slope || 13 - from === slope)) return cross;
    if (y === 108 && from > -14 && from < 4) return line;
    if (y === 108 && from > 7 && from < 14) return gold;
    if (y === 112 && from > -14 && from < 0) return grey;
  }
  return none;
}

function frame(x: number, y: number, { left, top, width, height }: { left: number; top: number; width: number; height: number }): boolean {
  const [right, bottom] = [left + width - 1, top + height - 1];
  return x >= left && x <= right && y >= top && y <= bottom && (x === left || x === right || y === top || y === bottom);
}
