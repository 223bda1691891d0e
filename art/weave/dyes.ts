/** All colours of the drawings, in sRGB hex, because a picture file cannot read the page's tokens. */
import { dyes, roles } from '../../src/assets/woven/colours.ts';

/** Colours of people. The same in both schemes. */
export const tones = { hair: '#141d3b', 'grey-hair': '#5c6375', 'small-skin': '#8a5336' } as const;

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
