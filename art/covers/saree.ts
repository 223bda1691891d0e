/** Three signboards over one sari: three spellings, one cloth. */
import { dye } from '../weave/dyes.ts';
import { families } from '../weave/families.ts';
import { random } from '../weave/random.ts';
import { shariBangla, signWord } from './lettering.ts';
import { cols, type Cover } from './scene.ts';
import { any, around, box, dyed, fill, layers, over, rim, stamp, type Paint } from './shapes.ts';
import type { Cells } from '../weave/path.ts';

const [muslin, indigo, madder, leaf, turmeric] = [1, 2, 3, 4, 5];

interface Board {
  left: number;
  top: number;
  width: number;
  height: number;
  letters: Cells;
  ground: number;
}

const boards: readonly Board[] = [
  { left: 6, top: 17, width: 38, height: 19, letters: signWord('SAREE', 11, 22).cells, ground: indigo },
  { left: 47, top: 13, width: 44, height: 29, letters: stamp(shariBangla, 49, 17), ground: madder },
  { left: 94, top: 19, width: 34, height: 19, letters: signWord('SHARI', 99, 24).cells, ground: leaf },
];

function board({ left, top, width, height, letters, ground }: Board): Paint {
  const shape = box(left, top, width, height);
  const ropes = any(box(left + 4, 0, 1, top), box(left + width - 5, 0, 1, top));
  return over(
    fill(around(shape, 1), 0),
    fill(ropes, indigo),
    fill(shape, ground),
    fill(rim(box(left + 1, top + 1, width - 2, height - 2)), turmeric),
    fill(letters, muslin),
  );
}

/** The sari: its field, then the border with its teeth. */
const sariTop = 48;
const jamdani = families.jamdani(random('sari 4'), 0.8);

function sari(x: number, y: number): number {
  const row = y - sariTop;
  if (row < 2 || row === 3) return row === 3 ? turmeric : madder;
  if (row < 5) return madder;
  return jamdani(x + 3, row) ? [0, muslin, turmeric, leaf][jamdani(x + 3, row)] ?? madder : madder;
}

export const saree: Cover = {
  post: 8,
  slug: 'found-as-saree-and-shari',
  title: 'Three signboards, one sari',
  colours: [dye('turmeric'), dye('muslin'), dye('indigo'), dye('madder'), dye('leaf'), dye('turmeric')],
  figure: layers(
    fill(box(0, 0, cols, 48), (x, y) => ((x + (y >> 1) * 3) % 11 < 4 && y % 2 === 0 && y > 3 ? 0 : 0)),
    ...boards.map(board),
    fill(box(0, sariTop, cols, 30), sari),
  ),
};
