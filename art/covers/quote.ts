/** Two quotes on a table, with a magnifying glass on the amount of the front one. */
import { dye } from '../weave/dyes.ts';
import { families } from '../../src/drawings/pattern-families.ts';
import { random } from '../../src/drawings/random.ts';
import { cols, rows, type Cover } from './scene.ts';
import { any, around, box, drawn, dyed, fill, layers, line, oval, over, polygon, rim, stamp, without, type Paint } from './shapes.ts';

const [muslin, sky, turmeric, madder, indigo] = [1, 2, 3, 4, 5];

const taka = `
  ..###.........
  ..####........
  ...###........
  ...###........
  .############.
  .############.
  ...###........
  ...###........
  ...###.####...
  ...###.#####..
  ...###...####.
  ...###....###.
  ...###....###.
  ....###..####.
  ....########..
  ......#####...`;

const diamond = `
  ..#..
  .###.
  ##o##
  .###.
  ..#..`;

const front = without(box(39, 7, 48, 70), polygon([77, 7], [87, 7], [87, 17]));
const back = box(25, 16, 30, 60);
const lens = oval(85, 36, 14);
const frame = oval(85, 36, 17);
const handle = line(7, [97, 48], [116, 67]);

/** An item of the quote: a diamond and two lines of text. */
function item(top: number, words: number): Paint {
  const text = any(box(52, top, words, 2), box(52, top + 3, words - 7, 2));
  return over(drawn(diamond, 44, top, [madder, turmeric]), fill(text, indigo));
}

export const quote: Cover = {
  post: 9,
  slug: 'how-to-read-a-software-quote',
  title: 'Two quotes, and a loupe on the amount',
  colours: [dye('indigo'), dye('muslin'), dye('sky'), dye('turmeric'), dye('madder'), dye('indigo')],
  figure: layers(
    fill(box(0, 0, cols, rows), dyed(families.jamdani(random('a quote'), 0.5), [sky, turmeric, madder])),
    fill(around(any(front, back, frame, handle), 1), 0),
    fill(back, sky),
    fill(any(...[22, 30, 38, 46, 54, 62].map((top) => box(29, top, 8, 2))), muslin),
    fill(front, muslin),
    fill(polygon([77, 7], [77, 17], [87, 17]), sky),
    fill(box(44, 12, 24, 4), indigo),
    item(23, 24),
    item(33, 20),
    item(43, 23),
    item(53, 18),
    fill(any(box(76, 53, 7, 5), box(44, 62, 39, 1)), sky),
    fill(box(66, 66, 17, 5), madder),
    fill(without(around(frame, 1), lens), 0),
    fill(handle, turmeric),
    fill(rim(handle), madder),
    fill(frame, turmeric),
    fill(lens, muslin),
    fill(stamp(taka, 78, 28), madder),
  ),
};
