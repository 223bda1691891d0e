/** Short path data. All commands after the first point are relative, so repeated rows are the same text and compress well. */

/** Whether a cell is set. Called only with whole numbers. */
export type Cells = (x: number, y: number) => boolean;

/** A number with at most three decimals and no zero before the point. */
export function short(value: number): string {
  if (Number.isInteger(value)) return `${value}`;
  return String(+value.toFixed(3)).replace(/^(-?)0\./, '$1.');
}

/** A list of numbers, with a separator only where it is needed. */
export function numbers(...values: readonly number[]): string {
  const [a = 0, b = 0] = values;
  // The two steps between threads: nearly all calls, and nearly all the time of a drawing.
  if (values.length === 2 && Number.isInteger(a) && Number.isInteger(b)) return b < 0 ? `${a}${b}` : `${a} ${b}`;
  return values.map(short).reduce((text, next) => {
    const parts = next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));
    return text + (parts ? '' : ' ') + next;
  });
}

/** Neighbouring cells of a row as one horizontal stroke. `middle` is the distance of the stroke from the row's top. */
export function runs(cols: number, rows: number, set: Cells, middle: number): string {
  let data = '';
  let [atX, atY] = [0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < cols; x++) {
      if (!set(x, y)) continue;
      const start = x;
      while (x < cols && set(x, y)) x++;
      data += data ? `m${numbers(start - atX, y - atY)}` : `M${numbers(start, y + middle)}`;
      data += `h${x - start}`;
      [atX, atY] = [x, y];
    }
  }
  return data;
}

type Step = readonly [number, number];

/** Right, down, left, up. A corner's sides are bits in this order; the way to the left of a way is the one before it. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const satisfies Step[];

/**
 * The same cells as filled outlines: shorter than `runs` when a run repeats in many rows. Outlines are clockwise, holes
 * counter-clockwise. The last side of each subpath is left out, because a fill closes it.
 */
export function outline(cols: number, rows: number, set: Cells): string {
  const sides = boundary(cols, rows, set);
  let data = '';
  let [atX, atY] = [0, 0];
  for (let corner = 0; corner < sides.length; corner++) {
    const x = corner % (cols + 1);
    const y = Math.floor(corner / (cols + 1));
    while (sides[corner]) {
      data += data ? `m${numbers(x - atX, y - atY)}` : `M${numbers(x, y)}`;
      [atX, atY] = [x, y];
      for (const [dx, dy] of loop(sides, corner, cols + 1).slice(0, -1)) {
        data += dx ? `h${dx}` : `v${dy}`;
        [atX, atY] = [atX + dx, atY + dy];
      }
    }
  }
  return data;
}

/** All unit sides between a set and an unset cell, by their start corner. The set cell is on their right. */
function boundary(cols: number, rows: number, set: Cells): Uint8Array {
  // With unset cells all round.
  const width = cols + 2;
  const cells = new Uint8Array(width * (rows + 2));
  for (let y = 0; y < rows; y++) for (let x = 0; x < cols; x++) cells[(y + 1) * width + x + 1] = Number(set(x, y));
  const sides = new Uint8Array((cols + 1) * (rows + 1));
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= cols; x++) {
      const above = y * width + x;
      const below = above + width;
      const [nw = 0, ne = 0, sw = 0, se = 0] = [cells[above], cells[above + 1], cells[below], cells[below + 1]];
      sides[y * (cols + 1) + x] = (se & ~ne) | ((sw & ~se) << 1) | ((nw & ~sw) << 2) | ((ne & ~nw) << 3);
    }
  }
  return sides;
}

/** Follows one outline and removes its sides. Where two cells touch only at a corner, it turns left and joins them. */
function loop(sides: Uint8Array, from: number, width: number): Step[] {
  const walked: Step[] = [];
  let [corner, length] = [from, 0];
  let way = take(sides, corner);
  for (;;) {
    const [dx, dy] = steps[way] ?? steps[0];
    corner += dx + dy * width;
    length++;
    const next = take(sides, corner, (way + 3) % 4);
    if (next === way) continue;
    walked.push([dx * length, dy * length]);
    if (next < 0) return walked;
    [way, length] = [next, 0];
  }
}

/** Removes one side from a corner, the preferred one if it is there, and gives its way; -1 if the corner has none. */
function take(sides: Uint8Array, corner: number, preferred = 0): number {
  const there = sides[corner] ?? 0;
  if (!there) return -1;
  const way = there & (1 << preferred) ? preferred : 31 - Math.clz32(there & -there);
  sides[corner] = there & ~(1 << way);
  return way;
}
