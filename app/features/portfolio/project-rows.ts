/** Spans of twelve columns. One height to a row, widths as the pieces come; then the rhythm begins again. */
const rhythm = [[8, 4], [3, 5, 4], [7, 5], [12]] as const;
/** What is left for the last row fills it. */
const remainders = { 1: [12], 2: [7, 5] } as const;

export type Row = (typeof rhythm)[number];

/** The projectRows for so many pieces, from the top down; each has as many pieces as spans. */
export function projectRows(pieces: number): Row[] {
  const filled: Row[] = [];
  let left = pieces;
  for (let i = 0; left > 0; i++) {
    const next = rhythm[i % rhythm.length] ?? rhythm[3];
    const row = left >= next.length ? next : left === 1 ? remainders[1] : remainders[2];
    filled.push(row);
    left -= row.length;
  }
  return filled;
}
