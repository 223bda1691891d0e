/** A cloth in six steps, one for each week (service pages): more of it is woven in every step. The last woven row of a step is red. */
import { shades } from '../../src/assets/woven/colours.ts';
import { inks } from './pattern.ts';
import { dye, role } from './dyes.ts';
import { families } from '../../src/drawings/pattern-families.ts';
import { short } from './svg-path.ts';
import { random } from '../../src/drawings/random.ts';
import { svg, threads } from './woven-svg.ts';

const thread = 0.82;

/** The woven part at the end of each week. */
const woven = [0.1, 0.26, 0.46, 0.66, 0.85, 1];

/** One cloth for each service. `shade` is the colour of the plain weft under the pattern. */
const cloths = {
  indigo: { family: families.jamdani, ground: dye('indigo'), shade: shades['indigo-shade'] },
  leaf: { family: families.kantha, ground: dye('leaf'), shade: shades['leaf-shade'] },
  sky: { family: families.temple, ground: dye('sky'), shade: shades['sky-shade'] },
} as const;

/** 240 x 62 cells, or 88 x 60 for a phone; a week is a sixth of the width. The picture stretches to its box. */
export function growingCloth(narrow: boolean, palette: keyof typeof cloths): string {
  const { family, ground, shade } = cloths[palette];
  const [cols, rows] = narrow ? [88, 60] : [240, 62];
  const week = cols / woven.length;
  const tops = woven.map((part) => Math.round(rows * (1 - part)));
  const pattern = family(random('six fridays'), 0.86);
  const top = (x: number): number => tops[Math.floor(x / week)] ?? 0;
  const figure = (x: number, y: number): number => {
    if (y < top(x)) return y === top(x) - 1 ? 4 : 0;
    return y > rows - 3 ? 1 : pattern(x, y);
  };
  const bed = tops.map((y, i) => `M${short(i * week)} ${y}h${short(week)}V${rows}h-${short(week)}`).join('');
  // Plain weft under the pattern. It has the same rows, so the threads of the pattern cover it exactly
  const plain = threads(cols, rows, (x, y) => (y >= top(x) ? 1 : 0), ['none', shade]);
  const [, main, second, spark] = inks(palette);
  const colours = ['none', main, second, spark, role('thread-madder')] as const;
  const beneath = `<path fill="${ground}" d="${bed}"/>${plain}${waitingWarp(cols, top)}`;
  return svg(cols, rows, figure, colours, { thread, stretch: true, beneath });
}

/** The warp that is not woven yet: every fourth thread, from the top to the woven part, with the same gaps as the rows. */
function waitingWarp(cols: number, top: (x: number) => number): string {
  const lines = Array.from({ length: cols / 4 }, (_, i) => ({ x: 4 * i + 1, end: top(4 * i + 1) - 1 }));
  const data = lines.map(({ x, end }) => (end > 0 ? `M${x}.5 .09V${end}` : '')).join('');
  return `<path stroke="${role('waiting-warp')}" stroke-width="1" stroke-dasharray="${thread} ${short(1 - thread)}" d="${data}"/>`;
}
