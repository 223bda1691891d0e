/**
 * Draws figures as woven rows: horizontal threads that are a little thinner than a cell, so that the background is visible
 * between the rows. All drawings use this, from a small icon to a border as wide as the page.
 */
import type { Figure } from '../../src/drawings/cloth.ts';
import { resolve } from './dyes.ts';
import { numbers, outline, runs, short } from './svg-path.ts';

export type { Figure };

/** The background first (`none` for transparent), then the colours of the figure. */
export type Colours = readonly [ground: string, ...string[]];

interface FileOptions {
  /** Stretches to any box without keeping the aspect ratio. */
  stretch?: boolean;
  strokeWidth?: number;
}

/** A standalone SVG file with one unit for each cell. The colours are resolved, see `resolve`. */
export function file(width: number, height: number, body: string, { stretch = false, strokeWidth = 1 }: FileOptions = {}): string {
  const shape = (stretch ? ' preserveAspectRatio="none"' : '') + (strokeWidth === 1 ? '' : ` stroke-width="${short(strokeWidth)}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${shape}>${resolve(body)}</svg>`;
}

/** One path of strokes for each colour. The parent element sets `stroke-width` to the thickness of a thread. */
export function threads(cols: number, rows: number, figure: Figure, colours: Colours, middle = 0.5): string {
  return strokes(colours, strokesOf(cols, rows, cut(cols, rows, figure), colours, middle));
}

/** The same as data, for pictures that a component draws. */
export function threadLines(cols: number, rows: number, figure: Figure, colours: Colours, middle = 0.5): { stroke: string; d: string }[] {
  const paths = strokesOf(cols, rows, cut(cols, rows, figure), colours, middle);
  return colours.flatMap((stroke, place) => (paths[place] ? { stroke, d: paths[place] } : []));
}

function strokesOf(cols: number, rows: number, woven: Figure, colours: Colours, middle: number): string[] {
  return colours.map((_, place) => (place ? runs(cols, rows, (x, y) => woven(x, y) === place, middle) : ''));
}

function strokes(colours: Colours, paths: readonly string[]): string {
  return colours.map((colour, place) => (paths[place] ? `<path stroke="${colour}" d="${paths[place]}"/>` : '')).join('');
}

interface WeaveOptions extends FileOptions {
  /** Thickness of a thread. The rest of the cell is background. */
  thread?: number;
  /** Height of the file, if it shows more than the figure. */
  height?: number;
  beneath?: string;
  above?: string;
}

/**
 * A figure as an SVG file. Threads are strokes. With a background, a colour can also be filled outlines; one dashed stroke in
 * the background colour then draws the gaps between the rows. The shorter file is used.
 */
export function svg(cols: number, rows: number, figure: Figure, colours: Colours, options: WeaveOptions = {}): string {
  const { thread = 0.78, height = rows, beneath = '', above = '', stretch = false } = options;
  const ground = colours[0];
  const woven = cut(cols, rows, figure);
  const open = beneath + (ground === 'none' ? '' : `<path fill="${ground}" d="M0 0h${cols}v${rows}H0z"/>`);
  const stroked = strokesOf(cols, rows, woven, colours, 0.5);
  const asRuns = file(cols, height, open + strokes(colours, stroked) + above, { stretch, strokeWidth: thread });
  if (ground === 'none') return asRuns;
  const shorter = colours.map((colour, place) => {
    const path = stroked[place];
    if (!path) return '';
    const filled = outline(cols, rows, (x, y) => woven(x, y) === place);
    return filled.length < path.length ? `<path fill="${colour}" d="${filled}"/>` : `<path stroke="${colour}" d="${path}"/>`;
  });
  const gap = 1 - thread;
  const middle = `M${numbers(cols / 2, -gap / 2)}V${rows}`;
  const between = `<path stroke="${ground}" stroke-width="${cols}" stroke-dasharray="${short(gap)} ${short(thread)}" d="${middle}"/>`;
  const asOutlines = file(cols, height, open + shorter.join('') + between + above, { stretch });
  return asOutlines.length < asRuns.length ? asOutlines : asRuns;
}

/** A drawing from rows of text: `.` is background; `#`, `o` and `+` are the first, second and third colour. */
export function drawing(picture: string): { cols: number; rows: number; figure: Figure } {
  const lines = picture
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return { cols: lines[0]?.length ?? 0, rows: lines.length, figure: (x, y) => Math.max(0, '.#o+'.indexOf(lines[y]?.charAt(x) || '.')) };
}

/** Calls the figure only once for each cell and keeps the results. */
function cut(cols: number, rows: number, figure: Figure): Figure {
  const woven = new Uint8Array(cols * rows);
  for (let y = 0; y < rows; y++) for (let x = 0; x < cols; x++) woven[y * cols + x] = figure(x, y);
  return (x, y) => woven[y * cols + x] ?? 0;
}
