/** The footer border, drawn like the anchal (the decorated end of a sari): small butis, closer and closer, then the border itself. */
import { dye, role } from './dyes.ts';
import { svg, type Figure } from './woven-svg.ts';

const cols = 330;
const rows = 30;
/** Cells from one buti to the next in a row. */
const every = 11;

/** The butis above the border (330 x 30 cells, as high as the border). The left and the right end match, so it can repeat on a wide screen. */
export function gatheredButis(): string {
  const lines = [8, 14, 20, 26].map((y, i) => ({
    y,
    shift: i % 2 ? 0 : 5,
    size: i ? 2 : 1,
    // Of three places, one in the first row and two in the second, in step with each other.
    has: (place: number) => i > 1 || place % 3 <= i,
  }));
  const figure: Figure = (x, y) => {
    for (const { y: middle, shift, size, has } of lines) {
      const d = Math.abs(((x + shift) % every) - 5) + Math.abs(y - middle);
      const place = Math.floor((x + shift) / every) % (cols / every);
      if (d <= size && has(place)) return size > 1 && d === 0 ? 2 : 1;
    }
    return 0;
  };
  return svg(cols, rows, figure, ['none', role('brand'), dye('madder')]);
}

/** One repeat of the border (22 x 30 cells, `repeat-x`). Transparent, because it is shown on the dark band. */
export function anchalTile(): string {
  const figure: Figure = (x, y) => {
    if (y === 0 || y === 28) return 2;
    if (y === 2 || y === 26) return 1;
    if (y < 4 || y > 24) return 0;
    const dx = Math.abs(x - 11);
    const dy = Math.abs(y - 14);
    const d = dx + dy;
    if (d < 2) return 3;
    if (d === 3 || d === 4) return 1;
    if (d === 6) return 2;
    if (d === 8 || d === 9) return dx === dy || dx === 0 || dy === 0 ? 0 : 1;
    if (dx > 8 && 11 - dx + dy < 2) return 3;
    const top = Math.min(y - 4, 24 - y);
    return top < 5 && 11 - dx <= 4 - top * 0.8 ? 2 : 0;
  };
  return svg(22, rows, figure, ['none', dye('muslin'), dye('turmeric'), dye('madder')]);
}
