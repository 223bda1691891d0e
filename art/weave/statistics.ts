/** A number as a woven pattern with exactly that many butis. */
import { dye, role, type Dye } from './dyes.ts';
import { file } from './woven-svg.ts';

const cell = 4;

/** The possible background colours, each with the colours of the butis and of their centres. */
const cloths = {
  indigo: { ground: role('menu-footer'), buti: dye('muslin'), heart: dye('turmeric') },
  leaf: { ground: dye('leaf'), buti: dye('muslin'), heart: dye('turmeric') },
  sky: { ground: dye('sky'), buti: dye('indigo'), heart: dye('muslin') },
  turmeric: { ground: dye('turmeric'), buti: dye('indigo'), heart: dye('madder') },
} as const satisfies Partial<Record<Dye, object>>;

/** The numbers of the about page, in its order. A number without a cloth is shown without one. */
const statistics: readonly [count: number, cloth: keyof typeof cloths][] = [
  [960, 'indigo'],
  [90, 'leaf'],
  [852, 'sky'],
  [100, 'turmeric'],
];

/** Butis in a row on a phone, and the count from which a number has a cloth for phones. */
const phoneColumns = 40;
const longCount = 280;

/** By the names of their files without the ending: `statistic-960`, and `statistic-960-narrow` for phones. */
export function statisticCloths(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [count, cloth] of statistics) {
    files[`statistic-${count}`] = statistic(count, cloth);
    if (count >= longCount) files[`statistic-${count}-narrow`] = statistic(count, cloth, phoneColumns);
  }
  return files;
}

/**
 * One buti for each unit, 4 cells apart. Without `across` they are in columns of ten, for a wide page; with it, in rows of
 * that many. Each row of butis is only a few dashed strokes, so a file with a thousand butis is as small as one with ten.
 */
function statistic(count: number, cloth: keyof typeof cloths, across?: number): string {
  const { ground, buti, heart } = cloths[cloth];
  const columns = across ?? Math.ceil(count / 10);
  const lines = across ? Math.ceil(count / across) : 10;
  const inRow = (row: number): number => Math.min(columns, across ? count - row * across : Math.ceil((count - row) / 10));
  const [width, height] = [columns * cell + 1, lines * cell + 1];
  const dashes = (points: readonly (readonly [number, number])[]): string =>
    Array.from({ length: lines }, (_, row) => {
      // A whole number of dashes, so that it does not matter whether the dashes start again with each stroke
      const long = Math.max(0, inRow(row)) * cell;
      return long ? points.map(([x, y]) => `M${x} ${row * cell + y + 0.5}h${long}`).join('') : '';
    }).join('');
  const arms = dashes([
    [2, 1],
    [1, 2],
    [3, 2],
    [2, 3],
  ]);
  const bed = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`;
  const dashed = (colour: string, data: string): string => `<path stroke="${colour}" stroke-dasharray="1 3" d="${data}"/>`;
  return file(width, height, bed + dashed(buti, arms) + dashed(heart, dashes([[2, 2]])), { strokeWidth: 0.86 });
}
