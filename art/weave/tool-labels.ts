/** Woven labels with the names of tools, not logos: no trademark is copied. A tool without a label is shown as text. */
import { dye, type Dye } from './dyes.ts';
import { columns } from './letters.ts';
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

/** The tools that have a label, each with the colour of its ribbon: neighbours on a page differ. */
const tools: Readonly<Record<string, Dye>> = {
  Android: 'leaf',
  Bootstrap: 'muslin',
  CSS: 'indigo',
  Cloudflare: 'leaf',
  Composer: 'sky',
  Docker: 'sky',
  Drupal: 'leaf',
  'ESC POS': 'madder',
  Figma: 'indigo',
  Flutter: 'sky',
  Git: 'sky',
  HTML: 'madder',
  IOS: 'muslin',
  JavaScript: 'turmeric',
  Laravel: 'madder',
  Meilisearch: 'muslin',
  MySQL: 'turmeric',
  Nagad: 'turmeric',
  Node: 'leaf',
  PHP: 'sky',
  PostgreSQL: 'leaf',
  Python: 'muslin',
  React: 'indigo',
  Redis: 'muslin',
  SQLite: 'turmeric',
  Stripe: 'muslin',
  Tailwind: 'sky',
  TypeScript: 'muslin',
  Vue: 'leaf',
  WebSocket: 'muslin',
  WooCommerce: 'muslin',
  WordPress: 'madder',
  bKash: 'madder',
};

const height = 17;
const margin = 9;

/** A ribbon with the name on it and stitches along the edges, by the name of its file without the ending. */
export function toolLabels(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tools).map(([name, ribbon]) => [`label-${name.toLowerCase().replaceAll(' ', '-')}`, label(name, ribbon)]),
  );
}

function label(name: string, ribbon: Dye): string {
  const word = columns(name);
  const width = word.length + 2 * margin;
  const [ink, stitch] = ribbons[ribbon];
  const figure: Figure = (x, y) => {
    if (x === 2 || x === width - 3) return y % 4 < 2 ? 2 : 0;
    if (y === 1 || y === height - 2) return x > 4 && x < width - 5 && x % 4 ? 2 : 0;
    const bits = word[x - margin] ?? 0;
    return y >= 5 && y < 13 ? (bits >> (y - 5)) & 1 : 0;
  };
  return svg(width, height, figure, [dye(ribbon), dye(ink), dye(stitch)], { thread: 0.82 });
}
