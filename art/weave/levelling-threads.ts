/**
 * The page of Strategic Consultancy, which has one word and no other text: tangled threads that come to lie level, row by row,
 * and a plumb line that shows what is straight.
 */
import { dye } from './dyes.ts';
import { numbers } from './svg-path.ts';
import { random } from '../../src/drawings/random.ts';
import { drawing, file, threads } from './woven-svg.ts';

const [width, height] = [1600, 900];
/** From here down the threads lie level. */
const level = 660;

/** Stretches to any box. The ground is the page's, a field of indigo. */
export function levellingThreads(): string {
  const next = random('plumb');
  const rows: string[][] = [[], [], []];
  for (let y = 26; y < height; y += y < level ? 12 + 16 * (1 - y / level) : 11) {
    const tangle = Math.max(0, 1 - y / level);
    const wave = 90 + Math.round(next() * 150);
    const swing = Math.round((next() < 0.5 ? -1 : 1) * (20 + next() * 130) * tangle ** 1.4);
    const start = -Math.round(next() * wave);
    const colour = next() < 0.12 ? 2 : next() < 0.3 ? 1 : 0;
    const line = `M${numbers(start, Math.round(y))}`;
    rows[colour]?.push(swing === 0 ? `M0 ${Math.round(y)}h${width}` : `${line}q${numbers(wave / 2, swing, wave, 0)}${waves(wave, start)}`);
  }
  const [plain, pale, bright] = rows.map((lines) => lines.join(''));
  return file(
    width,
    height,
    '<g fill="none" stroke-width="3.4">' +
      `<path stroke="${dye('sky')}" opacity=".4" d="${plain}"/><path stroke="${dye('muslin')}" opacity=".42" d="${pale}"/>` +
      `<path stroke="${dye('turmeric')}" opacity=".8" d="${bright}"/></g>`,
    { stretch: true },
  );
}

/** Half waves of this length, to the right edge. */
function waves(length: number, start: number): string {
  return Array.from({ length: Math.ceil((width - start) / length) - 1 }, () => `t${length} 0`).join('');
}

const bob = `
  .......++.......
  ......++++......
  ......++++......
  ....########....
  ....########....
  ......####......
  ....########....
  ..####oooo####..
  .###oooooooo###.
  ###oooo##oooo###
  ###ooo####ooo###
  ###oooo##oooo###
  .###oooooooo###.
  .####oooooo####.
  ..####oooo####..
  ..#####oo#####..
  ...##########...
  ...####oo####...
  ....########....
  ....########....
  .....######.....
  .....######.....
  ......####......
  ......####......
  .......##.......
  .......##.......`;

/** A red thread that hangs from the upper edge, with a woven bob at its end. */
export function plumbLine(): string {
  const { cols, rows, figure } = drawing(bob);
  const [cell, drop] = [6, 464];
  const weight = threads(cols, rows, figure, ['none', dye('turmeric'), dye('madder'), dye('muslin')]);
  return file(
    cols * cell,
    drop + rows * cell,
    `<path stroke="${dye('madder')}" stroke-width="3" d="M48 0V${drop + 4}"/>` +
      `<g stroke-width=".8" transform="translate(0 ${drop})scale(${cell})">${weight}</g>`,
  );
}
