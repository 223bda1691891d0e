/** The woven band and the shuttle of the hero's drawing. */
import { thread } from './dyes.ts';
import { bandHeight, cell, screen, threadEntry } from './loom-grid.ts';
import { threads } from './woven-svg.ts';

/** The cells of the band are half as large as those of the warp. */
const fine = cell / 2;
const cols = 2 * screen.cols;
const rows = bandHeight / fine;
const top = screen.y - bandHeight;

/** Plain weave, a red line, jamdani diamonds. The upper rows are not complete yet. The page defines `--cloth`. */
export function band(): string {
  const cloth = 'var(--cloth)';
  const woven = threads(cols, rows, figure, ['none', thread('indigo'), thread('sky'), thread('madder'), cloth]);
  const bed = `<path fill="${cloth}" opacity=".8" d="M${screen.x} ${top + 16}h${cols * fine}V${screen.y}H${screen.x}z"/>`;
  return `${bed}<g stroke-width=".74" transform="translate(${screen.x} ${top})scale(${fine})">${woven}</g>${loops()}`;
}

function figure(x: number, y: number): number {
  const done = 2 * (y > 3 ? screen.cols : y === 3 ? 76 : y > 0 ? 69 : 58);
  if (x >= done) return 0;
  const plain = ((x >> 1) + y) % 2 ? 4 : 0;
  if (y === 5 || y === 7 || y === rows - 2) return 3;
  if (y === rows - 1 || y === 6) return 1;
  if (y < 5) return plain;
  const [dx, dy] = [Math.abs(((x + 7) % 32) - 16), Math.abs(y - 17)];
  const d = Math.floor(dx * 0.72 + dy);
  if (d < 2) return 3;
  if (d === 3 || d === 4 || d === 8 || d === 9) return 1;
  if (d === 6) return dx < 2 || dy < 1 ? 3 : 2;
  if (d < 10) return 0;
  return Math.floor((16 - dx) * 0.72 + Math.abs(dy - 6)) < 2 ? 3 : plain;
}

/** Loops at both sides, where the weft turns back. */
function loops(): string {
  const lines = Array.from({ length: rows / 2 - 1 }, (_, i) => top + 8 * i);
  const left = lines.map((y) => `M${screen.x} ${y + 2}q-9 4 0 8`);
  const right = lines.slice(2).map((y) => `M${screen.x + cols * fine} ${y - 2}q9 4 0 8`);
  return `<g class="loops" fill="none"><path d="${left.join('')}${right.join('')}"/></g>`;
}

/** The shuttle (maku): a narrow wooden tool with pointed ends and a red bobbin, and the red thread behind it. */
export function shuttle(): string {
  const { x: from, y } = threadEntry;
  const x = screen.x + 57 * cell;
  const hole = 'var(--shuttle-hole)';
  const red = thread('madder');
  return (
    `<g class="shuttle"><path stroke="${red}" stroke-width="3" d="M${from} ${y}H${x + 40}"/>` +
    `<path fill="${thread('turmeric')}" d="M${x} ${y}q30-13 52-13h42q22 0 52 13q-30 13-52 13h-42q-22 0-52-13"/>` +
    `<path fill="${hole}" d="M${x} ${y}q9-4 18-7v14q-9-3-18-7m146 0q-9-4-18-7v14q9-3 18-7m-99-7h52a7 7 0 010 14h-52a7 7 0 010-14"/>` +
    `<path stroke="${red}" stroke-width="9" stroke-dasharray="4.6 1.4" d="M${x + 46} ${y}h52.6"/></g>`
  );
}
