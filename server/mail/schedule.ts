/** When a message that could not be mailed is tried again. */

const minute = 60_000;
/** In ms. */
export const hour = 60 * minute;
const day = 24 * hour;

/** In ms: the pauses after the first, second … failed attempt. They grow up to a day, then it is once a day for a fortnight. */
const pauses: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  ...Array.from({ length: 14 }, () => day),
];

/** In ms: how long after its arrival a message is tried. */
export const lifetime: number = pauses.reduce((sum, pause) => sum + pause, 0);

/** In ms: the pause after this many failed attempts (1 or more). After the last one of the list it stays a day. */
export function pauseAfter(failures: number): number {
  return pauses[failures - 1] ?? day;
}
