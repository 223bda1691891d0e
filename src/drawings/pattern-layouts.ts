/** How the patterns are arranged on a cover. */
import type { Random } from './random.ts';
import type { Figure } from './cloth.ts';

export const layoutNames = ['field', 'border', 'medallion', 'split', 'tersa'] as const;
export type Layout = (typeof layoutNames)[number];

interface Cloths {
  cols: number;
  rows: number;
  /** The pattern of the main area, or of the area beside a border. */
  ground: Figure;
  /** The pattern of the border. */
  trim: Figure;
  /** Borders above and below, for the temple family: a whole area of its bands would be too heavy. */
  framed: boolean;
}

/** All five layouts of the same patterns. All random numbers are taken whichever layout is used, so that a seed keeps its shapes. */
export function layouts(rnd: Random, { cols, rows, ground, trim, framed }: Cloths): Record<Layout, Figure> {
  const big = 9 + Math.floor(rnd() * 7);
  const [beat, lace] = [4 + Math.floor(rnd() * 3), 2 + Math.floor(rnd() * 4)];
  const slope = rnd() < 0.5 ? 1 : -1;
  const [lane, twin, bud] = [18 + Math.floor(rnd() * 12), rnd() < 0.5, 3 + Math.floor(rnd() * 4)];
  const [hem, side] = [Math.ceil(rows * 0.66), Math.ceil(cols * 0.62)];
  return {
    field: (x, y) => (framed && y < rows * 0.28 ? trim(x, y) : framed && y > rows * 0.72 ? trim(x, rows - y) : ground(x, y)),
    border: (x, y) => (y > rows * 0.66 ? trim(x, y - hem) : y === Math.floor(rows * 0.66) - 1 ? 2 : ground(x, y)),
    medallion: medallion({ centreX: Math.round(cols / 2), centreY: Math.round(rows / 2), big, beat, lace }),
    split: (x, y) => (x > cols * 0.62 ? trim(y, x - side) : ground(x, y)),
    tersa: tersa({ slope, lane, twin, bud, beat }),
  };
}

interface Medallion {
  centreX: number;
  centreY: number;
  /** Size of the inner diamond. The outer one is twice as large. */
  big: number;
  /** Lengths of the dashes between the two diamonds, and of the pattern inside. */
  beat: number;
  lace: number;
}

/** One large diamond on a background of dotted rings. */
function medallion({ centreX, centreY, big, beat, lace }: Medallion): Figure {
  return (x, y) => {
    const dx = Math.abs(x - centreX);
    const dy = Math.abs(y - centreY);
    const d = dx + dy;
    if (d > big * 2 + 2) return d % 9 === 0 && (dx + y) % 2 ? 1 : 0;
    if (d > big * 2 - 1) return d % 2 ? 0 : 1;
    if (d > big + 4) return (dx - dy + 120) % (2 * beat) < beat && d % 3 ? 2 : 0;
    if (d > big + 2) return 1;
    if (d > big || d < 2) return 0;
    return d < 4 ? 2 : (dx * dy + d) % (lace + 2) < 2 ? 3 : 1;
  };
}

interface Tersa {
  slope: 1 | -1;
  /** Distance from one line to the next, whether a line is double, and the size of the diamonds between them. */
  lane: number;
  twin: boolean;
  bud: number;
  beat: number;
}

/** Diagonal rows of small diamonds between two lines, as on a tersa jamdani. */
function tersa({ slope, lane, twin, bud, beat }: Tersa): Figure {
  const stepped = 2 * bud + 3;
  // Larger than any drawing, so that the remainders are never negative
  const shift = 9999 * stepped;
  return (x, y) => {
    const across = (((x + slope * y) % lane) + lane) % lane;
    if (across < 2) return 1;
    if (twin && across === 3) return 2;
    // Measured in x and y, so that the diamonds are upright although the lines are diagonal
    const along = ((y - slope * x) >> 1) + shift;
    const d = Math.max(Math.abs(across - ((lane >> 1) + 1)), Math.abs((along % stepped) - (stepped >> 1)) * 2);
    if (d > bud * 2 - 1) return 0;
    return d < 2 ? 3 : d % beat < 2 ? 0 : Math.floor(along / stepped) % 2 ? 1 : 2;
  };
}
