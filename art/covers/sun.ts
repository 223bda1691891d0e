/** A phone in the sun. The text in the beam of light cannot be read. */
import { dye, skins } from '../weave/dyes.ts';
import { cols, rows, type Cover } from './scene.ts';
import { any, around, both, box, fill, layers, line, oval, polygon, without } from './shapes.ts';

const [muslin, indigo, turmeric, madder, skin, shade, sky] = [1, 2, 3, 4, 5, 6, 7];

const [sunX, sunY] = [26, 20];
const beam = polygon([sunX, sunY - 8], [134, 16], [134, 54], [sunX, sunY + 8]);
const phone = without(box(48, 3, 38, 80), any(box(48, 3, 2, 1), box(84, 3, 2, 1), box(48, 4, 1, 1), box(85, 4, 1, 1)));
const screen = box(51, 8, 32, 80);

/** The content of the screen: a heading, lines of text, a bill. */
const words = any(
  box(55, 12, 15, 3),
  ...[20, 24, 28, 34, 38, 42].map((top, i) => box(55, top, [24, 20, 12, 22, 24, 10][i] ?? 0, 2)),
  box(55, 49, 24, 1),
  ...[53, 57].flatMap((top) => [box(55, top, 10, 2), box(71, top, 8, 2)]),
);
const button = box(55, 64, 24, 7);

const fingers = any(...[47, 54, 61, 68].map((y) => line(6, [45, y], [52, y])));
const thumb = line(8, [100, 72], [92, 60], [84, 52]);
const hand = any(thumb, polygon([88, 54], [98, 56], [110, 75], [86, 75]));

/** The sun with pointed rays around it. */
function sunRays(x: number, y: number): number {
  const [dx, dy] = [x + 0.5 - sunX, y + 0.5 - sunY];
  const far = Math.hypot(dx, dy);
  if (far < 11) return far > 9 ? madder : turmeric;
  const turn = ((Math.atan2(dy, dx) / (2 * Math.PI)) * 16 + 16) % 1;
  return far > 13 && far < 22 && Math.abs(turn - 0.5) < (22 - far) / 24 ? turmeric : 0;
}

/** Rings of stitches around the sun. */
function heat(x: number, y: number): number {
  const far = Math.hypot(x - sunX, (y - sunY) * 1.05);
  if (y % 2 || far < 25) return 0;
  const ring = Math.floor(far / 4);
  return ring % 2 && (x + ring * 3) % 7 < 4 ? muslin : 0;
}

export const sun: Cover = {
  post: 5,
  slug: 'design-for-the-phone-in-the-sun',
  title: 'A phone; the words in the sunbeam cannot be read',
  colours: [dye('sky'), dye('muslin'), dye('indigo'), dye('turmeric'), dye('madder'), skins[0].lit, skins[0].shadow, dye('sky')],
  figure: layers(
    fill(box(0, 0, cols, rows), heat),
    fill(beam, turmeric),
    fill(
      both(oval(sunX, sunY, 23), (x, y) => !beam(x, y) || x < sunX + 12),
      sunRays,
    ),
    fill(around(phone, 1), 0),
    fill(phone, indigo),
    fill(box(61, 5, 12, 1), sky),
    fill(screen, sky),
    fill(words, indigo),
    fill(button, madder),
    fill(both(screen, beam), muslin),
    fill(both(words, beam), turmeric),
    fill(around(hand, 1), indigo),
    fill(hand, skin),
    fill(
      both(around(fingers, 1), (x) => x < 48),
      0,
    ),
    fill(fingers, skin),
    fill(
      both(fingers, (x) => x > 51),
      shade,
    ),
  ),
};
