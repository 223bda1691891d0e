/** For the tests: reads a drawing back from its markup, so that a test counts what is really visible. */

type Segment = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** The colour (or class) of each cell, `''` where nothing is drawn. Only whole cells, no curves. */
export function drawnCells(svg: string): string[][] {
  const [, , cols = 0, rows = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const cells = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ''));
  for (const [, attributes = '', data = ''] of svg.matchAll(/<path ([^>]*?)d="([^"]+)"/g)) {
    const colour = /(?:fill|stroke|class)="(#[^"]+|var[^"]+|currentColor|[a-z])"/.exec(attributes)?.[1] ?? '';
    if (attributes.includes('fill="none"')) continue;
    const filled = attributes.includes('fill="') || /[vz]/i.test(data);
    if (attributes.includes('dasharray') && data.includes('V')) continue;
    const dash = (/dasharray="([^"]+)"/.exec(attributes)?.[1] ?? '').split(' ').map(Number);
    for (const [x, y] of filled ? inside(segments(data), cols, rows) : covered(segments(data), dash)) {
      const row = cells[y];
      if (row && x < cols) row[x] = colour;
    }
  }
  return cells;
}

/** Number of groups of connected cells. With `corners`, cells that touch only at a corner are connected too. */
export function pieces(cells: readonly (readonly boolean[])[], corners: boolean): number {
  const open = cells.map((row) => [...row]);
  let count = 0;
  open.forEach((row, y) =>
    row.forEach((set, x) => {
      if (!set) return;
      count++;
      const todo: [number, number][] = [[x, y]];
      for (let next = todo.pop(); next; next = todo.pop()) {
        const [cx, cy] = next;
        const line = open[cy];
        if (!line?.[cx]) continue;
        line[cx] = false;
        for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) if (corners || !dx || !dy) todo.push([cx + dx, cy + dy]);
      }
    }),
  );
  return count;
}

function segments(data: string): Segment[] {
  const lines: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const close = (): void => void lines.push([x, y, startX, startY]);
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [a = 0, b = 0] = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [fromX, fromY] = [x, y];
    if (command === 'm' || command === 'M') {
      close();
      [x, y] = command === 'm' ? [x + a, y + b] : [a, b];
      [startX, startY] = [x, y];
    } else if (command === 'z') {
      close();
      [x, y] = [startX, startY];
    } else if (command === 'h' || command === 'H') x = command === 'h' ? x + a : a;
    else if (command === 'v' || command === 'V') y = command === 'v' ? y + a : a;
    if ('hHvV'.includes(command)) lines.push([fromX, fromY, x, y]);
  }
  close();
  return lines;
}

/** Cells under horizontal strokes, without the closing side, which a stroke does not have. */
function covered(lines: readonly Segment[], [on = 0, off = 0]: readonly number[]): [number, number][] {
  return lines
    .filter(([fromX, fromY, toX, toY]) => toX > fromX && fromY === toY)
    .flatMap(([fromX, y, toX]) =>
      Array.from({ length: toX - fromX }, (_, i): [number, number] => [fromX + i, Math.floor(y)]).filter(
        (_, i) => !on || i % (on + off) < on,
      ),
    );
}

/** Cells inside the outlines, by winding number: each vertical side changes the number of all cells to its right. */
function inside(lines: readonly Segment[], cols: number, rows: number): [number, number][] {
  const turns = Array.from({ length: rows }, () => Array.from({ length: cols + 1 }, () => 0));
  const upright = lines.filter(([fromX, , toX]) => fromX === toX);
  for (const [x, fromY, , toY] of upright) {
    for (let y = Math.min(fromY, toY); y < Math.max(fromY, toY); y++) {
      const row = turns[y];
      if (row) row[x] = (row[x] ?? 0) + Math.sign(toY - fromY);
    }
  }
  return turns.flatMap((row, y) => {
    let turn = 0;
    return row.flatMap((change, x): [number, number][] => {
      turn += change;
      return turn ? [[x, y]] : [];
    });
  });
}
