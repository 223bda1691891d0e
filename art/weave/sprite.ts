/**
 * Icons and digits in files of symbols. A page shows one with `<use href="sprite.svg#glyph-shop">`; the page sets the colours. A
 * browser parses such a file in one piece, so what few pages show has files of its own.
 */
import { digits } from './digits.ts';
import { glyphs } from './glyphs.ts';
import { halves } from './industries.ts';
import { offerGlyphs } from './offer-glyphs.ts';
import { drawing, threads, type Colours } from './weft.ts';
import { workGlyphs } from './work-glyphs.ts';

/** The text's colour, then two accent colours, which a parent can change with `--glyph-2` and `--glyph-3`. */
const inks: Colours = ['none', 'currentColor', 'var(--glyph-2,var(--action))', 'var(--glyph-3,var(--highlight))'];

/** The glyphs of services and products, which are in every page's menus: `glyph-…`, 16 cells wide. */
export function sprite(): string {
  return file(glyphs, (name, picture) => sign(`glyph-${name}`, picture));
}

/** The icons of details, for the pages that list offers: `detail-…`, 16 cells wide. */
export function detailSprite(): string {
  return file({ care: glyphs.care, ...offerGlyphs, ...workGlyphs }, (name, picture) => sign(`detail-${name}`, picture));
}

/**
 * `digit-0` to `digit-9` and `digit-plus`: 20 x 26 units, whole pixels at heights of 52, 78, 104 and 130 px, 2 units between two
 * digits.
 */
export function digitSprite(): string {
  return file(digits, (name, picture) => digit(`digit-${name}`, picture));
}

/** `industry-…`: 30 x 30, to be shown on an `industryTile`. */
export function industrySprite(): string {
  return file(halves, (name, half) => industry(`industry-${name}`, half));
}

function file(pictures: Readonly<Record<string, string>>, draw: (name: string, picture: string) => string): string {
  const symbols = Object.entries(pictures).map(([name, picture]) => draw(name, picture));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function sign(id: string, picture: string): string {
  const { cols, rows, figure } = drawing(picture);
  return symbol(id, cols, rows, 0.8, threads(cols, rows, figure, inks));
}

/** Each cell has two rows of thread. */
function digit(id: string, picture: string): string {
  const { cols, rows, figure } = drawing(picture);
  const woven = threads(cols * 2, rows * 2, (x, y) => figure(x >> 1, y >> 1), ['none', 'currentColor', 'var(--highlight)'], 1 / 3);
  return symbol(id, cols * 2, rows * 2, 2 / 3, woven, ' shape-rendering="crispEdges"');
}

/** The drawing in the middle of its tile, a little higher, because the name is below it. */
function industry(id: string, half: string): string {
  const { cols, rows, figure } = drawing(half);
  const size = 30;
  const left = size / 2 - cols;
  const top = Math.floor((size - rows) / 2) - 2;
  const mirrored = (x: number, y: number): number => {
    const column = x - left;
    return column < 0 || column >= 2 * cols ? 0 : figure(column < cols ? column : 2 * cols - 1 - column, y - top);
  };
  return symbol(id, size, size, 0.78, threads(size, size, mirrored, inks));
}

function symbol(id: string, width: number, height: number, thread: number, body: string, more = ''): string {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}" stroke-width="${+thread.toFixed(3)}"${more}>${body}</symbol>`;
}
