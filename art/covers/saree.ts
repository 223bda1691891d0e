/** Three signboards with three spellings of the same word, over one sari. */
import { dye } from '../weave/dyes.ts';
import { families } from '../../src/drawings/pattern-families.ts';
import type { Cells } from '../weave/svg-path.ts';
import { random } from '../../src/drawings/random.ts';
import { shariBangla, signWord } from './lettering.ts';
import { cols, rows, type Cover } from './scene.ts';
import { any, box, dyed, fill, layers, over, rim, stamp, type Paint } from './shapes.ts';

const [muslin, indigo, madder, leaf, turmeric] = [1, 2, 3, 4, 5];

interface Board {
  left: number;
  top: number;
  width: number;
  height: number;
  ground: number;
  letters: Cells;
}

const boards: readonly Board[] = [
  { left: 10, top: 20, width: 35, height: 19, ground: indigo, letters: signWord('SAREE', 13, 25) },
  { left: 47, top: 16, width: 44, height: 29, ground: madder, letters: stamp(shariBangla, 49, 20) },
  { left: 93, top: 23, width: 32, height: 19, ground: leaf, letters: signWord('SHARI', 96, 28) },
];

const awning = 8;
const hem = 51;

function board({ left, top, width, height, ground, letters }: Board): Paint {
  const shape = box(left, top, width, height);
  const ropes = any(box(left + 4, awning, 1, top - awning), box(left + width - 5, awning, 1, top - awning));
  return over(
    fill(ropes, indigo),
    fill(shape, ground),
    fill(rim(box(left + 1, top + 1, width - 2, height - 2)), turmeric),
    fill(letters, muslin),
  );
}

/** The awning of the shop: stripes with pointed ends. */
function awningShape(x: number, y: number): boolean {
  return Math.abs(((x + 3) % 10) - 4.5) <= 4.5 + awning - y;
}

function awningStripes(x: number): number {
  return Math.floor((x + 3) / 10) % 2 ? indigo : muslin;
}

const jamdani = families.jamdani(random('sari 4'), 0.8);

/** The sari: teeth, the lines of the border, then the main pattern. */
function sari(x: number, y: number): number {
  const row = y - hem;
  if (row < 0) {
    const across = Math.abs((x % 10) - 5);
    return across <= (row + 6) >> 1 ? (across === 0 && row > -4 && row < -1 ? turmeric : madder) : 0;
  }
  if (row === 1 || row === 4) return turmeric;
  if (row === 2 || row === 3) return leaf;
  return row < 6 ? madder : dyed(jamdani, [muslin, turmeric, leaf])(x + 3, row - 2) || madder;
}

export const saree: Cover = {
  post: 8,
  slug: 'found-as-saree-and-shari',
  title: 'Three signboards, one sari',
  colours: [dye('turmeric'), dye('muslin'), dye('indigo'), dye('madder'), dye('leaf'), dye('turmeric')],
  figure: layers(...boards.map(board), fill(awningShape, awningStripes), fill(box(0, hem - 6, cols, rows), sari)),
};
