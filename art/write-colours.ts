/**
 * Writes src/assets/woven/colours.ts: the colours of src/styles/tokens.css in sRGB hex, for files, which cannot read a page's
 * tokens. An owner changes a colour in the tokens alone, then runs `npm run art`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { type Color, formatHex, interpolate, parse } from 'culori';

/** A colour for the light and one for the dark scheme. */
type Pair = readonly [light: string, dark: string];

const sheet = 'src/styles/tokens.css';

export async function writeColours(file: string): Promise<void> {
  const tokens = (await readFile(sheet, 'utf8')).replaceAll(/\/\*.*?\*\//gs, '');
  const token = (name: string) => inSchemes((scheme) => formatHex(colourOf(tokens, `var(--${name})`, scheme)));
  /** A token with so much of another one in it. */
  const mixed = (name: string, share: number | readonly [light: number, dark: number], other?: string) =>
    inSchemes((scheme) => {
      const [one, two] = [name, other].map((of) => (of ? colourOf(tokens, `var(--${of})`, scheme) : 'black'));
      return formatHex(interpolate([one ?? '', two ?? ''], 'oklab')(typeof share === 'number' ? share : share[scheme]));
    });

  const dyes = Object.fromEntries(
    ['muslin', 'indigo', 'sky', 'madder', 'turmeric', 'leaf'].map((name) => [name, token(`palette-${name}`)[0]]),
  );
  const roles: Record<string, Pair> = {
    ...Object.fromEntries(
      [
        'thread-indigo',
        'thread-madder',
        'thread-leaf',
        'band-dark',
        'menu-footer',
        'band-accent',
        'on-band-accent',
        'brand',
        'action',
        'highlight',
        'paper',
        'ground',
        'ink-quiet',
      ].map((name) => [name, token(name)]),
    ),
    // The cloth of the two empty pages: a little lighter than indigo in the dark scheme.
    hanging: [token('palette-indigo')[0], token('ui-side')[1]],
    'loose-end': [token('palette-indigo')[0], token('palette-sky')[0]],
    'bare-warp': mixed('ground', [0.48, 0.72], 'thread-indigo'),
    'waiting-warp': mixed('ground', 0.26, 'ink'),
    'map-stitch': mixed('surface', 0.14, 'ink'),
    'paper-line': mixed('paper', 0.13, 'brand'),
    'paper-sketch': mixed('paper', 0.55, 'palette-sky'),
  };
  const shades = Object.fromEntries(['indigo', 'leaf', 'sky'].map((name) => [`${name}-shade`, mixed(`palette-${name}`, 0.12)[0]]));
  await writeFile(
    file,
    `/** The colours of the drawings. Made from ${sheet} by \`npm run art\`. */
/** The same in both schemes. */
export const dyes = ${JSON.stringify(dyes)} as const;
/** Colours that depend on the scheme: light, dark. */
export const roles = ${JSON.stringify(roles)} as const;
/** Shades under patterns. */
export const shades = ${JSON.stringify(shades)} as const;
`,
  );
}

function inSchemes(colour: (scheme: 0 | 1) => string): Pair {
  return [colour(0), colour(1)];
}

/** The colour of a value of the style sheet. Throws at one that is none, because a file would show it as black. */
function colourOf(tokens: string, value: string, scheme: 0 | 1): Color {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) {
    const [, named] = new RegExp(`--${name}:([^;]+);`).exec(tokens) ?? [];
    if (!named) throw new Error(`${sheet}: found no --${name}, expected the drawings’ colour of this name`);
    return colourOf(tokens, named.trim(), scheme);
  }
  const [, ...schemes] = /^light-dark\(\s*(.+?\)|#\w+)\s*,\s*(.+?)\s*\)$/s.exec(value) ?? [];
  if (schemes.length > 0) return colourOf(tokens, schemes[scheme] ?? '', scheme);
  const colour = parse(value);
  if (!colour) throw new Error(`${sheet}: found ${value}, expected a colour such as oklch(0.4 0.145 268) or #1b2869`);
  return colour;
}
