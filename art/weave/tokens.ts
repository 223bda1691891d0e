/** The colours of src/styles/tokens.css for files, which cannot read the page's tokens: an owner changes them there alone. */
import { readFileSync } from 'node:fs';

/** Lightness, green to red, blue to yellow (oklab), in which `color-mix()` mixes. */
type Lab = readonly number[];

const stylesheet = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const black: Lab = [0, 0, 0];

/** The colour of a token in sRGB hex, in the light and in the dark scheme. */
export function token(name: string): readonly [light: string, dark: string] {
  return [hex(`var(--${name})`, 0), hex(`var(--${name})`, 1)];
}

/** The value of a token in sRGB hex. */
export function hex(value: string, scheme: 0 | 1): string {
  return hexOf(labOf(value, scheme));
}

/** A token with so much of another in it, such as 0.26; without a name, of black. */
export function mixed(name: string, share: number | readonly [light: number, dark: number], other?: string): readonly [string, string] {
  const mix = (scheme: 0 | 1) => {
    const part = typeof share === 'number' ? share : share[scheme];
    const added = other ? labOf(`var(--${other})`, scheme) : black;
    return hexOf(labOf(`var(--${name})`, scheme).map((value, i) => value * (1 - part) + (added[i] ?? 0) * part));
  };
  return [mix(0), mix(1)];
}

/** Throws at a value that is no oklch(), hex, light-dark() or var(), because a file would show it as black. */
function labOf(value: string, scheme: 0 | 1): Lab {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) {
    const [, named = ''] = new RegExp(`--${name}:([^;]+);`).exec(stylesheet) ?? [];
    if (!named) throw new Error(`src/styles/tokens.css: found no --${name}, expected the drawings’ colour of this name`);
    return labOf(named.trim(), scheme);
  }
  const [, ...schemes] = /^light-dark\(\s*(.+?\)|#\w+)\s*,\s*(.+?)\s*\)$/s.exec(value) ?? [];
  if (schemes.length > 0) return labOf(schemes[scheme] ?? '', scheme);
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (h !== undefined) {
    const angle = (Number(h) * Math.PI) / 180;
    return [Number(l), Number(c) * Math.cos(angle), Number(c) * Math.sin(angle)];
  }
  const [, ...digits] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value) ?? [];
  if (digits.length === 3) return oklab(digits.map((two) => Number.parseInt(two, 16) / 255));
  throw new Error(`src/styles/tokens.css: found ${value}, expected a colour as oklch(0.4 0.145 268) or as #1b2869`);
}

/** Both ways after Björn Ottosson, https://bottosson.github.io/posts/oklab/. A colour that no screen shows is cut off at the nearest. */
function hexOf([lightness = 0, a = 0, b = 0]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return `#${bytes
    .map((byte) =>
      Math.round(Math.min(255, Math.max(0, byte)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function oklab(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
