/** ", such as …" with the name that was probably meant; nothing where none is like it. */
export function nearest(written: string, names: readonly string[]): string {
  const [best] = names.map((name) => ({ name, changes: distance(written, name) })).toSorted((a, b) => a.changes - b.changes);
  return best && best.changes <= Math.max(2, written.length / 3) ? `, such as ${best.name}` : '';
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1];
    for (const [i, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, left = 0] = [previous[i + 1], previous[i], next[i]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1)));
    }
    previous = next;
  }
  return previous.at(-1) ?? 0;
}
