import { hash } from '#lib/hash.ts';

/** Cells from the centre to an edge, without the centre. */
const radius = 3;

/** Cells in a row and in a column of the picture: the motif and a free cell around it. */
const side = 2 * radius + 3;

/**
 * A woven motif of 7 × 7 cells, symmetric in both directions, as a value of `background-image` with one unit a cell: the
 * placeholder of an entry's picture. The same key always gives the same motif.
 */
export function motif(key: string): string {
  const seed = hash(key);
  let cells = '';
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const [across, down] = [Math.abs(x), Math.abs(y)];
      const inDiamond = across + down <= radius + 1;
      const isWoven = ((seed >>> (across + down)) ^ (seed >>> (8 + across * down))) & 1;
      if (inDiamond && isWoven) cells += `M${x + radius + 1} ${y + radius + 1}h1`;
    }
  }
  // The cells are strokes, whose middle is half a unit below the upper edge.
  const box = `width='${side}' height='${side}' viewBox='0 -.5 ${side} ${side}'`;
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' ${box} stroke='%236f91d8'><path d='${cells}'/></svg>")`;
}
