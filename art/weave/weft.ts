/**
 * The one hand of every drawing: weft. A figure is drawn as horizontal threads a little thinner than their cell, so that
 * the ground shows between the rows, from a small icon to a border as wide as the page.
 */
import { resolve } from './dyes.ts';
import { numbers, outline, runs, short } from './path.ts';

/** What is woven at a cell: 0 for the ground, else the place of its colour in the list of colours. */
export type Figure = (x: number, y: number) => number;

/** The ground first (`none` for open cloth), then the colours that the figure names. */
export type Colours = readonly [ground: string, ...string[]];

interface FileOptions {
  /** Fills any box and loses its proportions, for drawings whose cells follow the page. */
  stretch?: boolean;
  strokeWidth?: number;
}

/** A standalone SVG file, one unit a cell. Colours are resolved, see `resolve`. */
export function file(width: number, height: number, body: string, { stretch = false, strokeWidth = 1 }: FileOptions = {}): string {
  const shape = (stretch ? ' preserveAspectRatio="none"' : '') + (strokeWidth === 1 ? '' : ` stroke-width="${short(strokeWidth)}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${shape}>${resolve(body)}</svg>`;
}

/** One path a colour, as strokes; the element around them sets `stroke-width` to the thread's. */
export function threads(cols: number, rows: number, figure: Figure, colours: Colours, middle = 0.5): string {
  const woven = cut(cols, rows, figure);
  return colours
    .map((colour, place) => [colour, place ? runs(cols, rows, (x, y) => woven(x, y) === place, middle) : ''])
    .map(([colour, data]) => (data ? `<path stroke="${colour}" d="${data}"/>` : ''))
    .join('');
}

interface WeaveOptions extends FileOptions {
  /** A thread's height; the rest of the cell is ground. */
  thread?: number;
  /** The file's height where more than the cloth is in it. */
  height?: number;
  beneath?: string;
  above?: string;
}

/**
 * A figure as a file. Threads are strokes; on a closed ground each colour may instead be filled outlines under one dashed
 * stroke that lays the ground between the rows again. The shorter of the two is taken.
 */
export function svg(cols: number, rows: number, figure: Figure, colours: Colours, options: WeaveOptions = {}): string {
  const { thread = 0.78, height = rows, beneath = '', above = '', stretch = false } = options;
  const ground = colours[0];
  const woven = cut(cols, rows, figure);
  const open = beneath + (ground === 'none' ? '' : `<path fill="${ground}" d="M0 0h${cols}v${rows}H0z"/>`);
  const asRuns = file(cols, height, open + threads(cols, rows, woven, colours) + above, { stretch, strokeWidth: thread });
  if (ground === 'none') return asRuns;
  const shorter = colours.map((colour, place) => {
    if (!place) return '';
    const set = (x: number, y: number): boolean => woven(x, y) === place;
    const [stroked, filled] = [runs(cols, rows, set, 0.5), outline(cols, rows, set)];
    if (!stroked) return '';
    return filled.length < stroked.length ? `<path fill="${colour}" d="${filled}"/>` : `<path stroke="${colour}" d="${stroked}"/>`;
  });
  const gap = 1 - thread;
  const middle = `M${numbers(cols / 2, -gap / 2)}V${rows}`;
  const between = `<path stroke="${ground}" stroke-width="${cols}" stroke-dasharray="${short(gap)} ${short(thread)}" d="${middle}"/>`;
  const asOutlines = file(cols, height, open + shorter.join('') + between + above, { stretch });
  return asOutlines.length < asRuns.length ? asOutlines : asRuns;
}

/** A drawing on the grid: rows of `.` for ground and `#`, `o`, `+` for the first, second and third colour. */
export function drawing(picture: string): { cols: number; rows: number; figure: Figure } {
  const lines = picture
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return { cols: lines[0]?.length ?? 0, rows: lines.length, figure: (x, y) => Math.max(0, '.#o+'.indexOf(lines[y]?.charAt(x) || '.')) };
}

/** Asks the figure once for each cell. */
function cut(cols: number, rows: number, figure: Figure): Figure {
  const woven = Uint8Array.from({ length: cols * rows }, (_, i) => figure(i % cols, Math.floor(i / cols)));
  return (x, y) => woven[y * cols + x] ?? 0;
}
