/** Woven labels with the names of tools, not logos: no trademark is copied. The name must also be in the page as text. */
import { dye, type Dye } from './dyes.ts';
import { columns } from './letters.ts';
import { random } from './random.ts';
import { svg, type Figure } from './woven-svg.ts';

/** The colours of the text and of the stitches on each ribbon. */
const ribbons: Readonly<Record<Dye, readonly [ink: Dye, stitch: Dye]>> = {
  muslin: ['indigo', 'madder'],
  indigo: ['muslin', 'turmeric'],
  sky: ['indigo', 'muslin'],
  madder: ['muslin', 'turmeric'],
  turmeric: ['indigo', 'madder'],
  leaf: ['muslin', 'turmeric'],
};

/** Tools with a fixed ribbon colour, so that neighbours on a page differ. */
const known: Readonly<Record<string, Dye>> = {
  Android: 'leaf',
  Bootstrap: 'muslin',
  CSS: 'indigo',
  Figma: 'indigo',
  Firebase: 'muslin',
  Flutter: 'sky',
  HTML: 'madder',
  IOS: 'muslin',
  iOS: 'muslin',
  JavaScript: 'turmeric',
  Kotlin: 'turmeric',
  Laravel: 'madder',
  MySQL: 'turmeric',
  Node: 'leaf',
  PHP: 'sky',
  PostgreSQL: 'leaf',
  React: 'indigo',
  'React Native': 'indigo',
  Swift: 'madder',
  Tailwind: 'sky',
  TypeScript: 'muslin',
  Vue: 'leaf',
};

const height = 17;
const margin = 9;

/** A label's width in cells, for its size in the markup. A cell is 4 px, in narrow places 3 px, never a part of a pixel. */
export function labelCells(name: string): number {
  return columns(name).length + 2 * margin;
}

/** A ribbon, 17 cells high, with the name on it and stitches along the edges. The name decides the colour. */
export function wovenLabel(name: string): string {
  const word = columns(name);
  const width = labelCells(name);
  const ribbon = known[name] ?? anyDye(name);
  const [ink, stitch] = ribbons[ribbon];
  const figure: Figure = (x, y) => {
    if (x === 2 || x === width - 3) return y % 4 < 2 ? 2 : 0;
    if (y === 1 || y === height - 2) return x > 4 && x < width - 5 && x % 4 ? 2 : 0;
    const bits = word[x - margin] ?? 0;
    return y >= 5 && y < 13 ? (bits >> (y - 5)) & 1 : 0;
  };
  return svg(width, height, figure, [dye(ribbon), dye(ink), dye(stitch)], { thread: 0.82 });
}

function anyDye(name: string): Dye {
  const all = ['muslin', 'indigo', 'sky', 'madder', 'turmeric', 'leaf'] as const;
  return all[Math.floor(random(name)() * all.length)] ?? 'indigo';
}
