/** The covers of 'What broke this month': always the same mended tear, each time with another broken thing on the patch. */
import { dye, type Dye } from '../weave/dyes.ts';
import { families } from '../../src/drawings/pattern-families.ts';
import { random } from '../../src/drawings/random.ts';
import type { Figure } from '../weave/woven-svg.ts';
import { signWidth, signWord } from './lettering.ts';
import { cols, rows, type Cover } from './scene.ts';
import { any, around, both, box, drawn, dyed, fill, layers, line, oval, over, polygon, rim, without, type Paint } from './shapes.ts';

const [muslin, indigo, sky, madder, turmeric, leaf] = [1, 2, 3, 4, 5, 6];

interface Edition {
  post: number;
  slug: string;
  title: string;
  month: string;
  ground: Dye;
  cloth: Figure;
  patch: number;
  label: number;
  thing: Paint;
}

const patchShape = box(34, 5, 66, 60);
const seam = rim(box(36, 7, 62, 56));
const tear = polygon([8, 33], [34, 29], [100, 29], [126, 33], [100, 37], [34, 37]);
const stitches = any(...[14, 20, 26, 104, 110, 116].map((x) => line(1.9, [x, 39], [x + 4, 26])));

function edition({ post, slug, title, month, ground, cloth, patch, label, thing }: Edition): Cover {
  const width = signWidth(month);
  const left = 67 - (width >> 1);
  const ribbon = box(left - 7, 58, width + 14, 15);
  return {
    post,
    slug,
    title,
    colours: [dye(ground), dye('muslin'), dye('indigo'), dye('sky'), dye('madder'), dye('turmeric'), dye('leaf')],
    figure: layers(
      fill(box(0, 0, cols, rows), cloth),
      fill(around(any(patchShape, tear, stitches, ribbon), 1), 0),
      fill(tear, indigo),
      fill(stitches, muslin),
      fill(patchShape, patch),
      fill(seam, (x, y) => ((x + y) % 6 < 4 ? indigo : patch)),
      thing,
      fill(around(ribbon, 1), 0),
      fill(ribbon, label),
      fill(any(box(left - 5, 58, 1, 15), box(left + width + 4, 58, 1, 15)), (_, y) => (y % 4 < 2 ? madder : label)),
      fill(signWord(month, left, 61), indigo),
    ),
  };
}

/** A padlock with a broken shackle. */
function padlock(): Paint {
  const arch = both(without(oval(67, 24, 13), oval(67, 24, 7.5)), box(50, 0, 40, 24));
  const ends = any(
    box(54, 24, 6, 7),
    polygon([74, 22], [80, 22], [80, 24], [77, 27], [74, 24]),
    polygon([74, 28], [77, 26], [80, 29], [80, 31], [74, 31]),
  );
  const body = box(48, 31, 38, 23);
  const crack = line(2.2, [77, 30], [72, 36], [78, 42], [71, 48], [75, 55]);
  return over(
    fill(any(arch, ends), indigo),
    fill(body, madder),
    fill(any(oval(60, 39, 3.4), box(59, 40, 2, 9)), muslin),
    fill(both(crack, body), turmeric),
    fill(any(line(1.5, [84, 22], [89, 19]), line(1.5, [84, 26], [90, 26])), madder),
  );
}

/** A river launch at night, and above it a radio signal that breaks off. */
function launch(): Paint {
  const hull = polygon([42, 40], [95, 40], [88, 50], [46, 50]);
  const decks = any(box(47, 33, 41, 7), box(51, 25, 32, 8));
  const windows: Figure = (x, y) => ((y > 34 && y < 38 && (x - 49) % 5 < 3) || (y > 26 && y < 30 && (x - 53) % 5 < 3) ? turmeric : leaf);
  const waves: Figure = (x, y) => (y % 2 === 0 && (x + (y >> 1) * 4) % 9 < 6 ? sky : muslin);
  return over(
    fill(box(38, 50, 58, 8), waves),
    fill(decks, windows),
    fill(hull, indigo),
    fill(box(45, 43, 48, 1), turmeric),
    fill(box(57, 17, 8, 8), madder),
    fill(box(57, 17, 8, 2), indigo),
    drawn(signal, 68, 10, [indigo, madder]),
  );
}

const signal = `
  ....#######.......o.....o
  ..###.....###.....oo...oo
  .##.........##.....oo.oo.
  ##...#####...##.....ooo..
  ....###.###..........o...
  ...##.....##........ooo..
  ...................oo.oo.
  .......#..........oo...oo
  ......###.........o.....o
  .......#.................
  .......#.................
  .......#.................
  .......#.................
  .......#.................
  .......#.................`;

export const june = edition({
  post: 4,
  slug: 'what-broke-in-june-2026',
  title: 'A mended tear; on the patch a padlock with a snapped shackle',
  month: 'JUNE',
  ground: 'madder',
  cloth: dyed(families.jamdani(random('june'), 0.6), [muslin, turmeric, indigo]),
  patch: turmeric,
  label: muslin,
  thing: padlock(),
});

export const september = edition({
  post: 6,
  slug: 'what-broke-in-september-2026',
  title: 'A mended tear; on the patch a river launch whose signal breaks off',
  month: 'SEPTEMBER',
  ground: 'leaf',
  cloth: dyed(families.jamdani(random('september 3'), 0.6), [muslin, turmeric, sky]),
  patch: muslin,
  label: turmeric,
  thing: launch(),
});
