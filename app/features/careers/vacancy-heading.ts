/**
 * A number of free places as the beginning of a heading: 'Seven places at our loom are free'. Numbers beyond the list of
 * words stand in figures.
 */
export function vacancyHeading(count: number, numbers: readonly string[], after: { one: string; many: string }): string {
  return `${numbers[count] ?? count} ${count === 1 ? after.one : after.many}`;
}
