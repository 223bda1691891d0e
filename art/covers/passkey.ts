/** A key with a fingerprint in its handle, on a pattern of asterisks. */
import { dye } from '../weave/dyes.ts';
import { cols, rows, type Cover } from './scene.ts';
import { any, around, both, box, fill, layers, oval, rim } from './shapes.ts';

const [muslin, sky, turmeric, madder, indigo] = [1, 2, 3, 4, 5];

const [middleX, middleY] = [42, 33];
const bow = oval(middleX, middleY, 23, 22);
const pad = oval(middleX, middleY, 19, 18);
const shaft = any(box(64, 29, 56, 8), box(68, 26, 3, 14), box(73, 27, 2, 12));
const bits = any(box(94, 37, 7, 11), box(105, 37, 4, 6), box(113, 37, 7, 11));
const key = any(bow, shaft, bits);
const room = around(key, 4);
const hemTop = 63;

/** The pattern of asterisks: every second column is half a repeat lower. An asterisk that the key would cut is left out. */
function asterisks(x: number, y: number): number {
  const column = Math.floor((x + 2) / 11);
  const drop = (column % 2) * 6 + 3;
  const [right, down] = [((x + 2) % 11) - 5, ((y + drop) % 12) - 5];
  const [dx, dy] = [Math.abs(right), Math.abs(down)];
  if (dx > 3 || dy > 3 || room(x - right, y - down) || y - down > hemTop - 5) return 0;
  if (dx + dy === 0) return madder;
  return dx === dy || dx * dy === 0 ? (dx === 3 && dy === 3 ? 0 : sky) : 0;
}

/** The gaps in the arches of the fingerprint. A negative ring is its left side. */
const gaps: readonly (readonly [ring: number, from: number, to: number])[] = [
  [1, 6, 9],
  [-1, 12, 20],
  [2, -1, 2],
  [-2, 3, 6],
  [3, 4, 7],
  [-3, 0, 3],
  [3, 11, 20],
  [-2, 11, 13],
  [2, 9, 11],
];

function ridges(x: number, y: number): boolean {
  const [dx, dy] = [x + 0.5 - middleX, y + 0.5 - (middleY - 3)];
  const far = dy < 0 ? Math.hypot(dx, dy) : Math.abs(dx) + dy * 0.06;
  const ring = Math.floor((far + 1) / 4);
  if ((far + 1) % 4 >= 2) return false;
  const side = dx < 0 ? -ring : ring;
  return !gaps.some(([which, from, to]) => which === side && dy >= from && dy < to);
}

/** The border at the bottom: two lines and a row of teeth. */
function hem(x: number, y: number): number {
  const row = y - hemTop;
  if (row === 0) return turmeric;
  if (row === 1) return 0;
  const across = Math.abs((x % 10) - 5);
  if (row < 8) return across <= (row - 1) >> 1 ? (across === 0 && row > 3 ? muslin : madder) : 0;
  return row === 8 ? madder : row === 10 ? turmeric : 0;
}

export const passkey: Cover = {
  post: 3,
  slug: 'what-passkeys-change',
  title: 'A key with a fingerprint, on a cloth of asterisks',
  colours: [dye('indigo'), dye('muslin'), dye('sky'), dye('turmeric'), dye('madder'), dye('indigo')],
  figure: layers(
    fill(box(0, 0, cols, hemTop), asterisks),
    fill(box(0, hemTop, cols, rows), hem),
    fill(key, turmeric),
    fill(box(78, 32, 39, 2), madder),
    fill(rim(bow), madder),
    fill(pad, muslin),
    fill(both(oval(middleX, middleY, 17, 16), ridges), indigo),
  ),
};
