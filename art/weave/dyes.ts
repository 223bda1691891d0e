/**
 * All colours of the drawings, in sRGB hex, because a picture file cannot read the page's tokens. The comments have the oklch
 * values of the tokens; a test checks that both are the same colour.
 */

/** Colours that are the same in the light and the dark scheme. */
export const dyes = {
  muslin: '#f6f3eb', // oklch(0.965 0.011 92)
  indigo: '#1b2869', // oklch(0.31 0.115 270)
  sky: '#6694d2', // oklch(0.66 0.105 256)
  madder: '#cc342d', // oklch(0.56 0.19 28)
  turmeric: '#f3ba32', // oklch(0.82 0.155 84)
  leaf: '#1f6b46', // oklch(0.47 0.095 158)
} as const;

/** Colours that depend on the scheme: light, dark. */
export const roles = {
  'thread-indigo': ['#1e2c74', '#5f7bce'], // oklch(0.33 0.125 270) oklch(0.6 0.13 268)
  'thread-madder': ['#cc342d', '#e24a3f'], // oklch(0.56 0.19 28) oklch(0.62 0.19 28)
  'thread-leaf': ['#24744d', '#429a6c'], // oklch(0.5 0.1 158) oklch(0.62 0.11 158)
  'band-dark': ['#192468', '#1e2b70'], // oklch(0.3 0.118 270) oklch(0.325 0.12 270)
  'menu-footer': ['#192468', '#304596'], // oklch(0.3 0.118 270) oklch(0.42 0.135 269)
  'band-accent': ['#facc5a', '#dbaa3d'], // oklch(0.865 0.14 87) oklch(0.765 0.135 84)
  'on-band-accent': ['#131c4a', '#0b1233'], // oklch(0.25 0.085 270) oklch(0.2 0.065 270)
  brand: ['#273e94', '#98b8f2'], // oklch(0.4 0.145 268) oklch(0.78 0.09 262)
  action: ['#c52c26', '#d33c33'], // oklch(0.54 0.19 28) oklch(0.58 0.19 28)
  highlight: ['#ebaa1f', '#f1c047'], // oklch(0.78 0.155 80) oklch(0.83 0.145 86)
  paper: ['#fefefd', '#1a2342'], // oklch(0.997 0.002 92) oklch(0.264 0.06 270)
  ground: ['#faf9f5', '#0c122a'], // oklch(0.982 0.006 92) oklch(0.192 0.05 270)
  'ink-quiet': ['#434d6d', '#b7bdce'], // oklch(0.425 0.055 270) oklch(0.8 0.025 270)
  // The cloth of the two empty pages; a little lighter than indigo in the dark scheme
  hanging: ['#1b2869', '#25347e'], // oklch(0.31 0.115 270) oklch(0.36 0.125 270)
  'loose-end': ['#1b2869', '#6694d2'], // oklch(0.31 0.115 270) oklch(0.66 0.105 256)
  // Mixed in oklab, as color-mix() does
  'bare-warp': ['#8794b9', '#455b9c'], // ground with 48 %, in the dark scheme 72 % of the indigo thread
  'waiting-warp': ['#b6bbc7', '#3e4558'], // ground with 26 % ink
  'map-stitch': ['#cececf', '#2c344f'], // surface with 14 % ink
  'paper-line': ['#dfe4f0', '#283456'], // paper with 13 % brand
  'paper-sketch': ['#aac4e5', '#446191'], // 55 % sky over paper
} as const;

/** Colours of people, and shades under patterns. The same in both schemes. */
export const tones = {
  hair: '#141d3b', // oklch(0.24 0.06 270)
  'grey-hair': '#5c6375', // oklch(0.5 0.03 270)
  'small-skin': '#8a5336', // oklch(0.5 0.085 48)
  'indigo-shade': '#152058', // indigo with 12 % black
  'leaf-shade': '#185939', // leaf with 12 % black
  'sky-shade': '#557cb1', // sky with 12 % black
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

/** The token of a dye. It stays a custom property in a page and in the sprite; in a file it becomes a literal colour. */
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
  const body = markup.replaceAll(/(fill|stroke)="var\(--([a-z-]+)\)"/g, (_, property: string, token: string) => {
    const fixed = Object.entries(dyes).find(([name]) => token === `palette-${name}`);
    if (fixed) return `${property}="${fixed[1]}"`;
    const pair = Object.entries(roles).find(([name]) => token === name)?.[1];
    if (!pair) throw new Error(`No colour for var(--${token}): dyes.ts must name it.`);
    const key = `${property} ${token}`;
    const name = classes.get(key)?.name ?? 'abcdefghij'.charAt(classes.size);
    classes.set(key, { name, property, pair });
    return `class="${name}"`;
  });
  if (!classes.size) return body;
  const rules = (night: 0 | 1): string =>
    [...classes.values()].map(({ name, property, pair }) => `.${name}{${property}:${pair[night]}}`).join('');
  return `<style>${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}</style>${body}`;
}
