/** The layouts of the preview pictures, one for each kind of page and similar to it. Lengths in px, mostly multiples of a cell. */
import { anchalTile } from '#drawings/footer-border.ts';
import { weave, type PaletteName, type Weave } from '#drawings/woven-pattern.ts';
import { dyes, roles } from '#assets/woven/colours.ts';
import { placesCloth } from '#drawings/vacancies.ts';
import { random } from '#drawings/random.ts';

/** What a preview shows. The seed chooses the woven pattern, and for an ordinary page also the colours. */
export type PreviewSpec = { title: string; seed: string } & (
  | { kind: 'home' | 'page' }
  | { kind: 'post'; category: string }
  | { kind: 'project'; tagline: string; colours: { ground: string; ink: string } }
  | { kind: 'job'; terms: string; places: number }
);

export type Composition = {
  ground: string;
  ink: string;
  /** The inner diamond of the company's mark. */
  spark: string;
  /** Drawings on the background, as SVG. */
  cloth: string;
  title: { top: number; width: number; height: number; largest: number };
  /** Where the company's name is. Networks may cover the lower left corner with a label, so the title is never there. */
  brand: 'head' | 'foot';
  /** A text below the title. */
  below?: string;
  /** A text on the right, on the line of the company's name. */
  beside?: string;
};

export const picture = { width: 1200, height: 630, margin: 72 } as const;

const cell = 8;
const ink = roles['on-band-accent'][0];
const onDark = { ink: dyes.muslin, spark: dyes.turmeric };
const onLight = { ink, spark: dyes.madder };

type ColourScheme = { ground: string; ink: string; spark: string; cloth: PaletteName };

/** Background colours for a title, each with a woven pattern that goes well with it. */
const colourSchemes: readonly [ColourScheme, ...ColourScheme[]] = [
  { ground: roles['band-dark'][0], ...onDark, cloth: 'turmeric' },
  { ground: roles['band-accent'][0], ...onLight, cloth: 'indigo' },
  { ground: dyes.leaf, ...onDark, cloth: 'muslin' },
  { ground: dyes.muslin, ...onLight, cloth: 'leaf' },
  { ground: roles['band-dark'][0], ...onDark, cloth: 'sky' },
  { ground: dyes.sky, ink, spark: dyes.muslin, cloth: 'indigo' },
  { ground: dyes.muslin, ...onLight, cloth: 'madder' },
  { ground: roles['band-accent'][0], ...onLight, cloth: 'madder' },
];

export function compose(spec: PreviewSpec): Composition {
  switch (spec.kind) {
    case 'home':
      return home();
    case 'page':
      return page(spec.seed);
    case 'post':
      return post(spec.seed, spec.category);
    case 'project':
      return project(spec.seed, spec.tagline, spec.colours);
    case 'job':
      return job(spec.terms, spec.places);
  }
}

/** The dark band with the woven border, as in the footer of every page. */
function home(): Composition {
  const [width, height] = [22 * cell, 30 * cell];
  const top = picture.height - 27 * cell;
  const tiles = Array.from({ length: 7 }, (_, i) => place(anchalTile(), i * width - 2 * cell, top, width, height));
  return {
    ground: roles['band-dark'][0],
    ...onDark,
    cloth: tiles.join(''),
    title: { top: 148, width: 1056, height: 232, largest: 124 },
    brand: 'head',
  };
}

/** A plain background with a woven strip at the right edge, from top to bottom. */
function page(seed: string): Composition {
  // Not the seed itself: its first random number also chooses the weave, so each scheme would always get the same weave.
  const { cloth, ...colours } = colourSchemes[Math.floor(random(`${seed} field`)() * colourSchemes.length)] ?? colourSchemes[0];
  const cols = 38;
  const left = picture.width - cols * cell;
  return {
    ...colours,
    cloth: wovenAt(left, 0, { seed, cols, rows: 79, palette: cloth }),
    title: { top: 64, width: left - picture.margin - 40, height: 424, largest: 132 },
    brand: 'foot',
  };
}

/** A strip of the post's own pattern. A panel with the title covers its lower part and reaches the left edge. */
function post(seed: string, category: string): Composition {
  const [panelTop, panelRight] = [24 * cell, 120 * cell];
  return {
    ground: dyes.muslin,
    ...onLight,
    cloth: `${wovenAt(0, 0, { seed, cols: 150, rows: 43 })}${rectangle(0, panelTop, panelRight, picture.height - panelTop, dyes.muslin)}`,
    title: { top: 228, width: panelRight - picture.margin - 24, height: 256, largest: 124 },
    brand: 'foot',
    beside: category,
  };
}

/** The client's background colour, with a woven strip in the client's colours at the bottom. */
function project(seed: string, tagline: string, { ground, ink: client }: { ground: string; ink: string }): Composition {
  const rows = 22;
  const palette = [ground, withOpacity(client, '73'), withOpacity(client, 'bf'), client] as const;
  return {
    ground,
    ink: client,
    spark: client,
    cloth: wovenAt(0, picture.height - rows * cell, { seed, cols: 150, rows, palette, family: 'warp' }),
    title: { top: 156, width: 1056, height: 140, largest: 148 },
    brand: 'head',
    below: tagline,
  };
}

/** A strip in the accent colour with rows of people, in which the vacancies are outlines. */
function job(terms: string, places: number): Composition {
  const left = 88 * cell;
  const [width, height] = [picture.width - left, 54 * cell];
  const rows = place(placesCloth(places), 0, picture.height - height - 3 * cell, 205 * cell, height);
  return {
    ground: dyes.muslin,
    ...onLight,
    cloth: `${rectangle(left, 0, width, picture.height, roles['band-accent'][0])}<svg x="${left}" width="${width}" height="${picture.height}">${rows}</svg>`,
    title: { top: 64, width: left - picture.margin - 40, height: 300, largest: 132 },
    brand: 'foot',
    below: terms,
  };
}

/** A hex colour of three, four, six or eight digits with this opacity (two hex digits). */
function withOpacity(colour: string, opacity: string): string {
  const digits = Array.from(colour.slice(1));
  const longForm = digits.length < 6 ? digits.flatMap((digit) => [digit, digit]) : digits;
  return `#${longForm.slice(0, 6).join('')}${opacity}`;
}

/** A woven pattern with its upper left corner at (x, y). */
function wovenAt(x: number, y: number, cloth: Weave): string {
  return place(weave({ ...cloth, layout: 'field' }), x, y, cloth.cols * cell, cloth.rows * cell);
}

/** A drawing at a place in the picture, its threads on whole pixels. */
function place(file: string, x: number, y: number, width: number, height: number): string {
  return file.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" shape-rendering="crispEdges" `);
}

function rectangle(x: number, y: number, width: number, height: number, colour: string): string {
  return `<path fill="${colour}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
}
