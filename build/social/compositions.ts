/** How a preview is laid out: each kind of page in the manner of the page itself. Lengths in px, almost all of them whole cells of the loom. */
import { anchalTile } from '#art/weave/anchal.ts';
import { weave, type PaletteName, type Weave } from '#art/weave/cover.ts';
import { dyes, roles } from '#art/weave/dyes.ts';
import { placesCloth } from '#art/weave/places.ts';
import { random } from '#art/weave/random.ts';

/** What a picture shows. The seed chooses the cloth, and of a page the dyes. */
export type Subject = { title: string; seed: string } & (
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
  /** Drawings that lie on the ground. */
  cloth: string;
  title: { top: number; width: number; height: number; largest: number };
  /** Where the company's name stands. The networks may lay a label over the lower left corner, so a title never stands there. */
  brand: 'head' | 'foot';
  /** Stands under the title. */
  below?: string;
  /** Stands at the right end of the name's line. */
  beside?: string;
};

export const picture = { width: 1200, height: 630, margin: 72 } as const;

const cell = 8;
const ink = roles['on-band-accent'][0];
const onDark = { ink: dyes.muslin, spark: dyes.turmeric };
const onLight = { ink, spark: dyes.madder };

type Field = { ground: string; ink: string; spark: string; cloth: PaletteName };

/** Grounds that carry a title, each with a cloth that lies well beside it. */
const fields: readonly [Field, ...Field[]] = [
  { ground: roles['band-dark'][0], ...onDark, cloth: 'turmeric' },
  { ground: roles['band-accent'][0], ...onLight, cloth: 'indigo' },
  { ground: dyes.leaf, ...onDark, cloth: 'muslin' },
  { ground: dyes.muslin, ...onLight, cloth: 'leaf' },
  { ground: roles['band-dark'][0], ...onDark, cloth: 'sky' },
  { ground: dyes.sky, ink, spark: dyes.muslin, cloth: 'indigo' },
  { ground: dyes.muslin, ...onLight, cloth: 'madder' },
  { ground: roles['band-accent'][0], ...onLight, cloth: 'madder' },
];

export function compose(subject: Subject): Composition {
  switch (subject.kind) {
    case 'home':
      return home();
    case 'page':
      return page(subject.seed);
    case 'post':
      return post(subject.seed, subject.category);
    case 'project':
      return project(subject.seed, subject.tagline, subject.colours);
    case 'job':
      return job(subject.terms, subject.places);
  }
}

/** The vat with the end of the sari, as at the foot of every page. */
function home(): Composition {
  const [wide, high] = [22 * cell, 30 * cell];
  const top = picture.height - 27 * cell;
  const tiles = Array.from({ length: 7 }, (_, i) => place(anchalTile(), i * wide - 2 * cell, top, wide, high));
  return {
    ground: roles['band-dark'][0],
    ...onDark,
    cloth: tiles.join(''),
    title: { top: 148, width: 1056, height: 232, largest: 124 },
    brand: 'head',
  };
}

/** A dyed field, and from edge to edge at its right a woven length. */
function page(seed: string): Composition {
  // Not the seed itself: the cloth takes its first number for the kind of weave, and each field would always have the same.
  const { cloth, ...colours } = fields[Math.floor(random(`${seed} field`)() * fields.length)] ?? fields[0];
  const cols = 38;
  const left = picture.width - cols * cell;
  return {
    ...colours,
    cloth: cut(left, 0, { seed, cols, rows: 79, palette: cloth }),
    title: { top: 64, width: left - picture.margin - 40, height: 424, largest: 132 },
    brand: 'foot',
  };
}

/** A strip of the post's own cloth; the slip with the title covers its lower part and bleeds left. */
function post(seed: string, category: string): Composition {
  const [slipTop, slipRight] = [24 * cell, 120 * cell];
  return {
    ground: dyes.muslin,
    ...onLight,
    cloth: `${cut(0, 0, { seed, cols: 150, rows: 43 })}${rectangle(0, slipTop, slipRight, picture.height - slipTop, dyes.muslin)}`,
    title: { top: 228, width: slipRight - picture.margin - 24, height: 256, largest: 124 },
    brand: 'foot',
    beside: category,
  };
}

/** The client's ground, ended by a warp in the client's colours. */
function project(seed: string, tagline: string, { ground, ink: client }: { ground: string; ink: string }): Composition {
  const rows = 22;
  const palette = [ground, thin(client, '73'), thin(client, 'bf'), client] as const;
  return {
    ground,
    ink: client,
    spark: client,
    cloth: cut(0, picture.height - rows * cell, { seed, cols: 150, rows, palette, family: 'warp' }),
    title: { top: 156, width: 1056, height: 140, largest: 148 },
    brand: 'head',
    below: tagline,
  };
}

/** A length of holud with rows of people, among whom the free places are outlines. */
function job(terms: string, places: number): Composition {
  const left = 88 * cell;
  const [width, high] = [picture.width - left, 54 * cell];
  const rows = place(placesCloth(places), 0, picture.height - high - 3 * cell, 205 * cell, high);
  return {
    ground: dyes.muslin,
    ...onLight,
    cloth: `${rectangle(left, 0, width, picture.height, roles['band-accent'][0])}<svg x="${left}" width="${width}" height="${picture.height}">${rows}</svg>`,
    title: { top: 64, width: left - picture.margin - 40, height: 300, largest: 132 },
    brand: 'foot',
    below: terms,
  };
}

/** A colour through which the ground shines: any hex colour, with two digits of its own for how much. */
function thin(colour: string, opacity: string): string {
  const digits = Array.from(colour.slice(1));
  const long = digits.length < 6 ? digits.flatMap((digit) => [digit, digit]) : digits;
  return `#${long.slice(0, 6).join('')}${opacity}`;
}

/** Cloth with its upper left corner at (x, y). */
function cut(x: number, y: number, cloth: Weave): string {
  return place(weave({ ...cloth, layout: 'field' }), x, y, cloth.cols * cell, cloth.rows * cell);
}

/** A drawing as a part of the picture, its threads on whole pixels. */
function place(file: string, x: number, y: number, width: number, height: number): string {
  return file.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" shape-rendering="crispEdges" `);
}

function rectangle(x: number, y: number, width: number, height: number, colour: string): string {
  return `<path fill="${colour}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
}
