/** Icons and digits for the inside of a page, where they take its colours. */
import { digits } from './digit-grids.ts';
import { serviceGrids } from './service-icons.ts';
import { halves } from './industries.ts';
import { offerGrids } from './offer-icons.ts';
import { drawing, threadLines, type Colours } from './woven-svg.ts';
import { workGrids } from './work-icons.ts';

/** What an `svg` element shows: its attributes, and a line for each colour. */
export interface InlineDrawing {
  viewBox: string;
  strokeWidth: number;
  lines: { stroke: string; d: string }[];
}

/** The text's colour, then two accent colours, which a parent can change with `--glyph-2` and `--glyph-3`. */
const inks: Colours = ['none', 'currentColor', 'var(--glyph-2,var(--action))', 'var(--glyph-3,var(--highlight))'];

/** The icons of services and products, 16 cells wide. */
export const serviceDrawings = () => drawAll(serviceGrids, sign);

/** The icons of details, 16 cells wide. */
export const detailDrawings = () => drawAll({ care: serviceGrids.care, ...offerGrids, ...workGrids }, sign);

/** Digits and `+`: 20 x 26 units, whole pixels at heights of 52, 78, 104 and 130 px. */
export const digitDrawings = () => drawAll(digits, digit);

/** The icons of industries: 30 x 30, to be shown on an `industryTile`. */
export const industryDrawings = () => drawAll(halves, industry);

function drawAll(pictures: Readonly<Record<string, string>>, draw: (picture: string) => InlineDrawing): Record<string, InlineDrawing> {
  return Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, draw(picture)]));
}

function sign(picture: string): InlineDrawing {
  const { cols, rows, figure } = drawing(picture);
  return inline(cols, rows, 0.8, threadLines(cols, rows, figure, inks));
}

/** Each cell has two rows of thread. */
function digit(picture: string): InlineDrawing {
  const { cols, rows, figure } = drawing(picture);
  const woven = threadLines(cols * 2, rows * 2, (x, y) => figure(x >> 1, y >> 1), ['none', 'currentColor', 'var(--highlight)'], 1 / 3);
  return inline(cols * 2, rows * 2, 2 / 3, woven);
}

/** The drawing in the middle of its tile, a little higher, because the name is below it. */
function industry(half: string): InlineDrawing {
  const { cols, rows, figure } = drawing(half);
  const size = 30;
  const left = size / 2 - cols;
  const top = Math.floor((size - rows) / 2) - 2;
  const mirrored = (x: number, y: number): number => {
    const column = x - left;
    return column < 0 || column >= 2 * cols ? 0 : figure(column < cols ? column : 2 * cols - 1 - column, y - top);
  };
  return inline(size, size, 0.78, threadLines(size, size, mirrored, inks));
}

function inline(width: number, height: number, thread: number, lines: InlineDrawing['lines']): InlineDrawing {
  return { viewBox: `0 0 ${width} ${height}`, strokeWidth: +thread.toFixed(3), lines };
}
