/** Spans of twelve columns. One height to a shelf, widths as the pieces come; then the rhythm begins again. */
const rhythm = [[8, 4], [3, 5, 4], [7, 5], [12]] as const;
/** What is left for the last shelf fills it. */
const remainders = { 1: [12], 2: [7, 5] } as const;

export type Shelf = (typeof rhythm)[number];

/** The shelves for so many pieces, from the top down; each has as many pieces as spans. */
export function shelves(pieces: number): Shelf[] {
  const filled: Shelf[] = [];
  let left = pieces;
  for (let i = 0; left > 0; i++) {
    const next = rhythm[i % rhythm.length] ?? rhythm[3];
    const shelf = left >= next.length ? next : left === 1 ? remainders[1] : remainders[2];
    filled.push(shelf);
    left -= shelf.length;
  }
  return filled;
}
