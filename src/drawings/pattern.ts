/** Woven patterns from a seed: a post's slug or a project's, so that each has its own. */
import { dyes } from '#assets/woven/colours.ts';
import type { Cloth } from './cloth.ts';
import { families, type FamilyName } from './pattern-families.ts';
import { layoutNames, layouts, type Layout } from './pattern-layouts.ts';
import { random } from './random.ts';

/** The ground first, then the main, the second and the accent colour. Chosen by eye, so that all pairs have a clear contrast. */
export const palettes = {
  indigo: ['indigo', 'muslin', 'turmeric', 'madder'],
  muslin: ['muslin', 'indigo', 'madder', 'turmeric'],
  turmeric: ['turmeric', 'indigo', 'madder', 'muslin'],
  madder: ['madder', 'muslin', 'turmeric', 'indigo'],
  leaf: ['leaf', 'muslin', 'turmeric', 'muslin'],
  sky: ['sky', 'indigo', 'muslin', 'turmeric'],
} as const satisfies Record<keyof typeof dyes, Four<keyof typeof dyes>>;

type Four<Item> = readonly [ground: Item, main: Item, second: Item, spark: Item];
export type PaletteName = keyof typeof palettes;
const paletteNames = ['indigo', 'muslin', 'turmeric', 'madder', 'leaf', 'sky'] as const satisfies readonly PaletteName[];
const familyNames = ['jamdani', 'kantha', 'temple', 'warp'] as const satisfies readonly FamilyName[];

type Pattern = {
  seed: string;
  width: number;
  height: number;
  /** Without these options the seed chooses. */
  family?: FamilyName;
  layout?: Layout;
  /** The site's, or the four colours of a client. */
  palette?: PaletteName | Four<string>;
  /** From 0 (much ground) to 1. */
  density?: number;
};

export function pattern({ seed, width, height, family, layout, palette, density = 0.62 }: Pattern): Cloth & { colours: Four<string> } {
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
    width,
    height,
    figure: layouts(rnd, { cols: width, rows: height, ground, trim, framed })[layout ?? cut],
    colours: typeof chosen === 'string' ? paletteColours(chosen) : chosen,
  };
}

function paletteColours(name: PaletteName): Four<string> {
  const [ground, main, second, spark] = palettes[name];
  return [dyes[ground], dyes[main], dyes[second], dyes[spark]];
}

/** The palette whose ground is most like a colour (`#1a6b4a`): its other colours stand out on that too. */
export function nearestPalette(colour: string): Four<string> {
  const distance = (name: PaletteName) => Math.hypot(...channels(dyes[name]).map((value, i) => value - (channels(colour)[i] ?? 0)));
  return paletteColours(paletteNames.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'indigo');
}

/** Red, green and blue from 0 to 255. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function choose<Item>(at: number, list: readonly [Item, ...Item[]]): Item {
  return list[Math.floor(at * list.length)] ?? list[0];
}
