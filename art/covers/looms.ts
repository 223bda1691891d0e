/** Two looms side by side with different cloths: one person works at the first, a team at the second. */
import { dye } from '../weave/dyes.ts';
import { portraitColours, portraitFigure, type Look } from '../weave/portrait.ts';
import type { Cells } from '../weave/svg-path.ts';
import { cols, rows, type Cover } from './scene.ts';
import { around, box, fill, layers, type Paint } from './shapes.ts';

const [indigo, madder, turmeric, leaf, sky, wood, muslin] = [1, 2, 3, 4, 5, 6, 7];
// The sixth is the token --wood, oklch(0.5 0.1 62)
const cloths = [dye('indigo'), dye('madder'), dye('turmeric'), dye('leaf'), dye('sky'), '#8b551c', dye('muslin')];

interface Weaver {
  look: Look;
  left: number;
  top: number;
}

/** Drawn in this order, from back to front. */
const weavers: readonly Weaver[] = [
  {
    look: { hair: 'bun', extras: ['bindi', 'sari', 'ring'], ground: 'muslin', wear: 'turmeric', trim: 'madder', skin: 0 },
    left: 28,
    top: 20,
  },
  { look: { hair: 'scarf', extras: [], ground: 'muslin', wear: 'turmeric', trim: 'leaf', skin: 2 }, left: 93, top: 19 },
  { look: { hair: 'short', extras: ['moustache'], ground: 'muslin', wear: 'indigo', trim: 'sky', skin: 3 }, left: 69, top: 19 },
  { look: { hair: 'part', extras: ['glasses', 'placket'], ground: 'muslin', wear: 'madder', trim: 'muslin', skin: 1 }, left: 81, top: 22 },
];

/** Each person adds the colours of a portrait to the list, after those of the cloths. */
const people = weavers.map(({ look, left, top }, i) => {
  const figure = portraitFigure(look, 1);
  const shape: Cells = (x, y) => x >= left && y >= top && x < left + 24 && y < top + 28 && figure(x - left, y - top) > 0;
  const paint: Paint = (x, y) => (shape(x, y) ? cloths.length + 1 + i * 10 + figure(x - left, y - top) : undefined);
  return { paints: [fill(around(shape, 1), 0), paint], colours: portraitColours(look, 1) };
});

const [roller, beam] = [5, 47];
/** The inner edges of the looms. Between them the wall is visible. */
const [firstEnds, secondBegins] = [64, 66];

/** Posts and beams are wood. The warp is between them, and the woven cloth is below the lower beam. */
function loom(x: number, y: number): number {
  const first = x < firstEnds;
  const inward = first ? firstEnds - 1 - x : x - secondBegins;
  if (inward < 0) return 0;
  if (y === roller + 5 || y === beam + 4) return 0;
  if (inward < 4 || (y > roller && y < roller + 5) || (y >= beam && y < beam + 4)) return wood;
  if (y <= roller) return 0;
  if (y > beam) return first ? freeHand(x, y) : fields(x, y);
  return x % 3 === 1 ? (first ? sky : turmeric) : 0;
}

/** The cloth of the first loom: a vine on which every flower is different. */
const flowers: readonly (readonly [x: number, y: number, size: number, colour: number])[] = [
  [6, 60, 5, madder],
  [22, 69, 6, turmeric],
  [38, 60, 6, madder],
  [54, 68, 5, sky],
  [17, 56, 3, sky],
  [50, 56, 3, turmeric],
  [32, 72, 3, sky],
];

function freeHand(x: number, y: number): number {
  for (const [left, top, size, colour] of flowers) {
    const [dx, dy] = [Math.abs(x - left), Math.abs(y - top)];
    const far = Math.max(dx, dy) + Math.min(dx, dy) * 0.45;
    if (far < 1.5) return muslin;
    if (far <= size && !(far > 2.5 && far < 3.5)) return colour;
  }
  const vine = 65 + 4.5 * Math.sin((x + 2) / 5.1);
  if (Math.abs(y + 0.5 - vine) < 1) return leaf;
  const leaves = Math.abs((x % 8) - 4) + Math.abs(y - Math.round(vine) + (x % 16 < 8 ? 3 : -3));
  return leaves < 2 ? leaf : indigo;
}

/** The cloth of the second loom: the same form many times, with a label, an input and a tick. */
function fields(x: number, y: number): number {
  const [column, row] = [(x - 71) % 22, (y - beam - 6) % 9];
  if (x < 71 || y < beam + 6 || column > 19) return leaf;
  if (row < 2) return row === 0 && column < 9 ? turmeric : leaf;
  if (row > 7) return leaf;
  const edge = row === 2 || row === 7 || column === 0 || column === 19;
  const tick = column > 14 && column < 18 && row > 3 && row < 6;
  return edge || (row > 3 && row < 6 && column > 1 && column < 12) ? muslin : tick ? madder : leaf;
}

export const looms: Cover = {
  post: 7,
  slug: 'wordpress-or-drupal',
  title: 'Two looms: at one a single writer, at the other an office',
  colours: [dye('muslin'), ...cloths, ...people.flatMap(({ colours }) => colours)],
  figure: layers(fill(box(0, 0, cols, beam), loom), ...people.flatMap(({ paints }) => paints), fill(box(0, beam, cols, rows), loom)),
};
