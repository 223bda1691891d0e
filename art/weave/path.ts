/** Short path data. All commands after the first point are relative, so repeated rows are the same text and compress well. */

/** Whether a cell is set. Called only with whole numbers. */
export type Cells = (x: number, y: number) => boolean;

/** A number with at most three decimals and no zero before the point. */
export function short(value: number): string {
  return String(+value.toFixed(3)).replace(/^(-?)0\./, '$1.');
}

/** A list of numbers, with a separator only where it is needed. */
export function numbers(...values: readonly number[]): string {
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

/**
 * The same cells as filled outlines: shorter than `runs` when a run repeats in many rows. Outlines are clockwise, holes
 * counter-clockwise. The last side of each subpath is left out, because a fill closes it.
 */
export function outline(cols: number, rows: number, set: Cells): string {
  const sides = boundary(cols, rows, set);
  let data = '';
  let [atX, atY] = [0, 0];
  for (const [corner, ways] of sides) {
    const x = corner % (cols + 1);
    const y = Math.floor(corner / (cols + 1));
    for (let first = ways.shift(); first; first = ways.shift()) {
      data += data ? `m${numbers(x - atX, y - atY)}` : `M${numbers(x, y)}`;
      [atX, atY] = [x, y];
      for (const [dx, dy] of loop(sides, corner, first, cols + 1).slice(0, -1)) {
        data += dx ? `h${dx}` : `v${dy}`;
        [atX, atY] = [atX + dx, atY + dy];
      }
    }
  }
  return data;
}

/** All unit sides between a set and an unset cell, by their start corner. The set cell is on their right. */
function boundary(cols: number, rows: number, set: Cells): Map<number, Step[]> {
  const sides = new Map<number, Step[]>();
  const at: Cells = (x, y) => x >= 0 && y >= 0 && x < cols && y < rows && set(x, y);
  const add = (x: number, y: number, step: Step): void => {
    const corner = y * (cols + 1) + x;
    sides.set(corner, [...(sides.get(corner) ?? []), step]);
  };
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= cols; x++) {
      if (at(x, y) && !at(x, y - 1)) add(x, y, [1, 0]);
      if (at(x - 1, y) && !at(x, y)) add(x, y, [0, 1]);
      if (at(x - 1, y - 1) && !at(x - 1, y)) add(x, y, [-1, 0]);
      if (at(x, y - 1) && !at(x - 1, y - 1)) add(x, y, [0, -1]);
    }
  }
  return sides;
}

/** Follows one outline and removes its sides from the map. Where two cells touch only at a corner, it turns left and joins them. */
function loop(sides: Map<number, Step[]>, from: number, first: Step, width: number): Step[] {
  const walked: Step[] = [];
  let [corner, way, length] = [from, first, 0];
  for (;;) {
    corner += way[0] + way[1] * width;
    length++;
    const ways = sides.get(corner) ?? [];
    const [dx, dy] = way;
    const left = ways.findIndex(([x, y]) => x === dy && y === -dx);
    const [next] = ways.splice(Math.max(0, left), 1);
    if (next?.[0] === dx && next[1] === dy) continue;
    walked.push([dx * length, dy * length]);
    if (!next) return walked;
    [way, length] = [next, 0];
  }
}
