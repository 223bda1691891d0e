import { hash } from '#app/lib/hash.ts';

/** Cells from the centre to an edge, without the centre. */
const radius = 3;

/**
 * A woven motif of 7 × 7 cells, symmetric in both directions, as a value of `background-image`: the placeholder of an
 * entry's picture. The same key always gives the same motif.
 */
export function motif(key: string): string {
  const seed = hash(key);
  let quarter = '';
  for (let y = 0; y <= radius; y++) {
    for (let x = 0; x <= radius; x++) {
      const [across, down] = [radius - x, radius - y];
      const inDiamond = across + down <= radius + 1;
      if (inDiamond && ((seed >>> (across + down)) ^ (seed >>> (8 + across * down))) & 1) quarter += `M${x + 1} ${y}h1`;
    }
  }
  const half = `<g id='h'><path id='q' stroke='%236f91d866' d='${quarter}'/><use href='%23q' transform='matrix(-1 0 0 1 9 0)'/></g>`;
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 -1 9 9'>${half}<use href='%23h' transform='matrix(1 0 0 -1 0 6)'/></svg>")`;
}
