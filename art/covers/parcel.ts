/** A parcel of 100 KB on a thin line over the river, between the shop and the bus. */
import { dye } from '../weave/dyes.ts';
import type { Cells } from '../weave/svg-path.ts';
import { signWord } from './lettering.ts';
import { cols, rows, type Cover } from './scene.ts';
import { any, box, drawn, fill, layers, line, oval, polygon } from './shapes.ts';

const [turmeric, indigo, sky, madder, leaf, muslin] = [0, 1, 2, 3, 4, 5];

const bus = `
  .####################..
  .#####################.
  ##oo#ooo#ooo#ooo#ooo#o#
  ##oo#ooo#ooo#ooo#ooo#oo
  ##oo#ooo#ooo#ooo#ooo#oo
  #######################
  +++++++++++++++++++++++
  #######################
  #######################
  ...+++...........+++...
  ...+++...........+++...`;

const shop = `
  ...####################
  ..######################
  .##..##..##..##..##..##.
  ##..##..##..##..##..##..
  .++++++++++++++++++++++.
  .+oooooooo++oooooooooo+.
  .+oooooooo++oo+oooo+oo+.
  .+oooooooo++o+++oo+++o+.
  .+oooooooo++++++++++++.
  .+oooooooo++++++++++++.
  .+oooooooo++++++++++++.`;

/** A lattice mast, 44 rows high. */
function mast(x: number): Cells {
  const rungs = [16, 24, 32, 40].map((y) => box(x - Math.round((y - 8) / 9), y, Math.round(((y - 8) / 9) * 2) + 1, 1));
  return any(line(1.4, [x + 0.5, 8], [x - 4.5, 53]), line(1.4, [x + 0.5, 8], [x + 5.5, 53]), ...rungs);
}

function waves(x: number, y: number): number {
  return y % 2 === 0 && (x + (y >> 1) * 5) % 14 < 8 ? sky : indigo;
}

const clouds = any(
  ...[
    [8, 20, 12],
    [4, 22, 22],
    [10, 24, 18],
    [104, 16, 14],
    [110, 18, 20],
    [100, 20, 16],
  ].map(([x = 0, y = 0, width = 0]) => box(x, y, width, 1)),
);

/** The parcel: front, upper and right side, with a string around it and a label. */
const [left, top, wide, high, deep] = [44, 28, 44, 24, 5];
const lid = polygon([left, top], [left + deep, top - deep], [left + wide + deep, top - deep], [left + wide, top]);
const side = polygon(
  [left + wide, top],
  [left + wide + deep, top - deep],
  [left + wide + deep, top + high - deep],
  [left + wide, top + high],
);
const string = any(box(65, top, 2, high), polygon([65, top], [70, top - deep], [72, top - deep], [67, top]));
const bow = any(oval(68, 20.5, 3.6, 2.4), oval(76, 20.5, 3.6, 2.4));

export const parcel: Cover = {
  post: 2,
  slug: 'a-shop-on-3g',
  title: 'A parcel of 100 KB on a thin line over a river',
  colours: [dye('turmeric'), dye('indigo'), dye('sky'), dye('madder'), dye('leaf'), dye('muslin')],
  figure: layers(
    fill(clouds, muslin),
    fill(any(mast(36), mast(98)), indigo),
    fill(line(1.2, [0, 3], [36.5, 8.5], [72, 17], [98.5, 8.5], [134, 3]), indigo),
    fill(box(0, 58, cols, rows), waves),
    fill(any(polygon([0, 53], [42, 53], [48, 62], [48, 64], [0, 71]), polygon([134, 53], [92, 53], [86, 62], [86, 64], [134, 71])), leaf),
    drawn(bus, 107, 42, [madder, muslin, indigo]),
    drawn(shop, 4, 42, [madder, muslin, indigo]),
    fill(box(71, 17, 2, 4), indigo),
    fill(bow, muslin),
    fill(lid, muslin),
    fill(side, indigo),
    fill(box(left, top, wide, high), madder),
    fill(string, turmeric),
    fill(box(left + 3, top + 5, wide - 6, 14), muslin),
    fill(signWord('100 KB', left + 6, top + 8), indigo),
  ),
};
