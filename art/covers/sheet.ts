/** A spreadsheet becomes cloth in five steps. */
import { dye } from '../weave/dyes.ts';
import type { Figure } from '../weave/woven-svg.ts';
import { cols, rows, type Cover } from './scene.ts';
import { any, box, fill, layers, word } from './shapes.ts';

const [muslin, indigo, madder, turmeric, sky] = [1, 2, 3, 4, 5];

const left = 25;
const width = 21;

function stepAt(x: number): number {
  return x < left ? 0 : Math.min(5, 1 + Math.floor((x - left) / width));
}

function topAt(x: number): number {
  return 41 - 6 * stepAt(x);
}

/** The pattern of each step, in modules of 7 x 7 cells. */
const kinds: readonly Figure[] = [
  () => muslin,
  (x, y) => (y === 6 ? sky : y > 1 && y < 4 && x < 6 ? (x < 2 ? madder : indigo) : muslin),
  (x, y) => (x === 6 || y === 6 ? sky : distance(x, y) < 2 ? indigo : muslin),
  (x, y) => [turmeric, indigo, indigo, muslin][distance(x, y)] ?? ((x + y) % 2 ? sky : muslin),
  (x, y) => [indigo, turmeric, indigo, madder][distance(x, y)] ?? turmeric,
];

function distance(x: number, y: number): number {
  return Math.abs(x - 3) + Math.abs(y - 3);
}

function jamdani(x: number, y: number): number {
  const d = Math.abs((x % 14) - 7) + Math.abs((y % 14) - 7);
  return d === 0 ? madder : d === 2 ? turmeric : d === 4 || d === 6 ? muslin : d > 11 ? turmeric : indigo;
}

function cloth(x: number, y: number): number {
  const [step, row] = [stepAt(x), y - topAt(x)];
  if (row < 0) return echo(x, y);
  if (row < 3) return row === 1 ? muslin : ([sky, sky, indigo, turmeric, madder, madder][step] ?? 0);
  if (step === 5) return jamdani(x - left - 4 * width, row - 3);
  if (step === 0) return row < 12 ? (letters(x, y) ? indigo : sky) : sheetCell(x, row - 12);
  return kinds[step]?.((x - left) % 7, (row - 3) % 7) ?? 0;
}

function sheetCell(x: number, row: number): number {
  const [column, line] = [(x + 2) % 9, row % 7];
  if (column === 8 || line === 6) return sky;
  return line > 1 && line < 4 && column > 1 && column < 4 + ((Math.floor((x + 2) / 9) + Math.floor(row / 7) * 2) % 3) ? indigo : muslin;
}

const letters = any(word('A', 1, 45), word('B', 10, 45), word('C', 19, 45));

/** Lines of stitches parallel to the outline of the steps. */
function echo(x: number, y: number): number {
  let far = 0;
  while (y < topAt(x + far) - far) far++;
  return far % 5 === 0 && (x + y) % 7 < 5 ? turmeric : 0;
}

export const sheet: Cover = {
  post: 1,
  slug: 'stock-sheet-out-of-excel',
  title: 'A spreadsheet becomes cloth in five steps',
  colours: [dye('leaf'), dye('muslin'), dye('indigo'), dye('madder'), dye('turmeric'), dye('sky')],
  figure: layers(fill(box(0, 0, cols, rows), cloth)),
};
