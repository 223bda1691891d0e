/** All colours of the drawings, in sRGB hex, because a picture file cannot read the page's tokens. */
import { mixed, token } from './tokens.ts';

/** Colours that are the same in the light and the dark scheme. */
export const dyes = {
  muslin: token('palette-muslin')[0],
  indigo: token('palette-indigo')[0],
  sky: token('palette-sky')[0],
  madder: token('palette-madder')[0],
  turmeric: token('palette-turmeric')[0],
  leaf: token('palette-leaf')[0],
} as const;

/** Colours that depend on the scheme: light, dark. */
export const roles = {
  'thread-indigo': token('thread-indigo'),
  'thread-madder': token('thread-madder'),
  'thread-leaf': token('thread-leaf'),
  'band-dark': token('band-dark'),
  'menu-footer': token('menu-footer'),
  'band-accent': token('band-accent'),
  'on-band-accent': token('on-band-accent'),
  brand: token('brand'),
  action: token('action'),
  highlight: token('highlight'),
  paper: token('paper'),
  ground: token('ground'),
  'ink-quiet': token('ink-quiet'),
  // The cloth of the two empty pages; a little lighter than indigo in the dark scheme
  hanging: [dyes.indigo, token('ui-side')[1]],
  'loose-end': [dyes.indigo, dyes.sky],
  'bare-warp': mixed('ground', [0.48, 0.72], 'thread-indigo'),
  'waiting-warp': mixed('ground', 0.26, 'ink'),
  'map-stitch': mixed('surface', 0.14, 'ink'),
  'paper-line': mixed('paper', 0.13, 'brand'),
  'paper-sketch': mixed('paper', 0.55, 'palette-sky'),
} as const;

/** Colours of people, and shades under patterns. The same in both schemes. */
export const tones = {
  hair: '#141d3b',
  'grey-hair': '#5c6375',
  'small-skin': '#8a5336',
  'indigo-shade': mixed('palette-indigo', 0.12)[0],
  'leaf-shade': mixed('palette-leaf', 0.12)[0],
  'sky-shade': mixed('palette-sky', 0.12)[0],
} as const;

/** Four skin colours: lit, in shadow (22 % of oklch(0.3 0.06 30)), and behind glasses (55 %, or 24 % white in the fine portrait). */
export const skins = [
  { lit: '#c99065', shadow: '#ab7654', glass: '#e8cdb9', fineGlass: '#d7ab8a' }, // oklch(0.7 0.09 58)
  { lit: '#ab7550', shadow: '#946244', glass: '#dac0af', fineGlass: '#c09579' }, // oklch(0.61 0.085 55)
  { lit: '#d6a67c', shadow: '#b58665', glass: '#eed7c4', fineGlass: '#e1bb9c' }, // oklch(0.76 0.08 62)
  { lit: '#8e5f42', shadow: '#7e5139', glass: '#cdb5a7', fineGlass: '#aa846d' }, // oklch(0.53 0.075 52)
] as const;

export type Dye = keyof typeof dyes;
export type Role = keyof typeof roles;

/** The token of a dye. It stays a custom property in a page; in a file it becomes a literal colour. */
export function dye(name: Dye): string {
  return `var(--palette-${name})`;
}

export function role(name: Role): string {
  return `var(--${name})`;
}

/** The colour of a dye on the page's background: indigo, madder and leaf are lighter in the dark scheme. */
export function thread(name: Dye): string {
  if (name === 'indigo' || name === 'madder' || name === 'leaf') return role(`thread-${name}`);
  return dye(name);
}

/**
 * Makes a drawing independent of the page: dyes become literal colours, roles become classes with a style for each colour
 * scheme. Throws at an unknown colour, because it would be shown as black.
 */
export function resolve(markup: string): string {
  const classes = new Map<string, { name: string; property: string; pair: readonly [string, string] }>();
  const body = markup.replaceAll(/(fill|stroke)="var\(--([a-z-]+)\)"/g, (_, property: string, wanted: string) => {
    const fixed = Object.entries(dyes).find(([name]) => wanted === `palette-${name}`);
    if (fixed) return `${property}="${fixed[1]}"`;
    const pair = Object.entries(roles).find(([name]) => wanted === name)?.[1];
    if (!pair) throw new Error(`No colour for var(--${wanted}): dyes.ts must name it.`);
    const key = `${property} ${wanted}`;
    const name = classes.get(key)?.name ?? 'abcdefghij'.charAt(classes.size);
    classes.set(key, { name, property, pair });
    return `class="${name}"`;
  });
  if (!classes.size) return body;
  const rules = (night: 0 | 1): string =>
    [...classes.values()].map(({ name, property, pair }) => `.${name}{${property}:${pair[night]}}`).join('');
  return `<style>${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}</style>${body}`;
}

/** A file of a drawing as it is in one colour scheme, for a renderer that knows no media queries. */
export function inScheme(file: string, scheme: 'light' | 'dark'): string {
  return file.replace(/<style>(.*)@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/, (_, light: string, dark: string) => {
    return `<style>${scheme === 'light' ? light : dark}</style>`;
  });
}
