/** Generates a woven pattern from a seed. The seed is a post's slug or a project's name, so each gets its own pattern. */
import { dye } from './dyes.ts';
import { families, type FamilyName } from './pattern-families.ts';
import { layoutNames, layouts, type Layout } from './pattern-layouts.ts';
import { random } from './random.ts';
import { svg, type Colours, type Figure } from './woven-svg.ts';

/** Background first, then the main, the second and the accent colour. Chosen by eye, so that all pairs have a clear contrast. */
export const palettes = {
  indigo: [dye('indigo'), dye('muslin'), dye('turmeric'), dye('madder')],
  muslin: [dye('muslin'), dye('indigo'), dye('madder'), dye('turmeric')],
  turmeric: [dye('turmeric'), dye('indigo'), dye('madder'), dye('muslin')],
  madder: [dye('madder'), dye('muslin'), dye('turmeric'), dye('indigo')],
  leaf: [dye('leaf'), dye('muslin'), dye('turmeric'), dye('muslin')],
  sky: [dye('sky'), dye('indigo'), dye('muslin'), dye('turmeric')],
} as const satisfies Record<string, Palette>;

export type Palette = readonly [ground: string, main: string, second: string, spark: string];
export type PaletteName = keyof typeof palettes;
const paletteNames = ['indigo', 'muslin', 'turmeric', 'madder', 'leaf', 'sky'] as const satisfies readonly PaletteName[];
const familyNames = ['jamdani', 'kantha', 'temple', 'warp'] as const satisfies readonly FamilyName[];

export interface Weave {
  seed: string;
  /** Size in cells. On the page a cell is 4 to 6 px. */
  cols: number;
  rows: number;
  /** Without these options the seed chooses. */
  family?: FamilyName;
  layout?: Layout;
  /** A palette of the site, or the four colours of a client. */
  palette?: PaletteName | Palette;
  density?: number;
}

/** The pattern of a seed, as a part of a larger drawing. */
export function cloth({ seed, cols, rows, family, layout, palette, density = 0.62 }: Weave): { figure: Figure; colours: Colours } {
  const rnd = random(seed);
  const kind = choose(rnd(), familyNames);
  const colours = choose(rnd(), paletteNames);
  const cut = choose(rnd(), layoutNames);
  const woven = family ?? kind;
  const main = families[woven](rnd, density);
  const trim = families.temple(rnd, 0.9);
  const framed = woven === 'temple';
  const ground = framed ? families.jamdani(random(`${seed} buti`), 0.3) : main;
  const chosen = palette ?? colours;
  return {
    figure: layouts(rnd, { cols, rows, ground, trim, framed })[layout ?? cut],
    colours: typeof chosen === 'string' ? palettes[chosen] : chosen,
  };
}

/** The pattern as an SVG file. */
export function weave(options: Weave): string {
  const { figure, colours } = cloth(options);
  return svg(options.cols, options.rows, figure, colours);
}

/** The cover of an entry without a picture: 96 x 54 cells (16:9). The seed chooses everything. */
export function coverPattern(seed: string): string {
  return weave({ seed, cols: 96, rows: 54 });
}

function choose<Item>(at: number, list: readonly [Item, ...Item[]]): Item {
  return list[Math.floor(at * list.length)] ?? list[0];
}
