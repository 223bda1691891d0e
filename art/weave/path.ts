/** Short path data. Everything after the first point is relative: repeated rows then read alike and compress well. */

/** Says whether a cell is set; called with whole numbers only. */
export type Cells = (x: number, y: number) => boolean;

/** At most three decimals, and no zero before the point. */
export function short(value: number): string {
  return String(+value.toFixed(3)).replace(/^(-?)0\./, '$1.');
}

/** Numbers in a row with a separator only where one is needed. */
export function numbers(...values: readonly number[]): string {
  return values.map(short).reduce((text, next) => {
    const parts = next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));
    return text + (parts ? '' : ' ') + next;
  });
}

/** Each row's runs as horizontal strokes through the cells' middle; `middle` is its distance from a row's top. */
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
 * The same cells as filled outlines: smaller than runs where a run repeats from row to row. Outlines go clockwise, holes
 * the other way. Each subpath leaves its last side to the implied closing.
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

/** The unit sides between set and unset cells by the corner that they leave, the set cell on their right. */
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

/** Walks one outline and takes its sides out. Where two cells meet at a corner only, it turns left and joins them. */
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
