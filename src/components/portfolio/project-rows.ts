/** The column spans of four rows; a row has twelve columns. Then the pattern repeats. */
const rowPattern = [[8, 4], [4, 4, 4], [7, 5], [12]] as const;
/** The last row when fewer projects are left than it has spans. They fill it. */
const lastRows = { 1: [12], 2: [7, 5] } as const;

export type Row = (typeof rowPattern)[number];

/** The rows for a number of projects, from the top down, with one span for each project. */
export function projectRows(projects: number): Row[] {
  const rows: Row[] = [];
  let left = projects;
  for (let i = 0; left > 0; i++) {
    const next = rowPattern[i % rowPattern.length] ?? rowPattern[3];
    const row = left >= next.length ? next : left === 1 ? lastRows[1] : lastRows[2];
    rows.push(row);
    left -= row.length;
  }
  return rows;
}
