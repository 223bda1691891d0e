/** When a message that could not be mailed is tried again. */

const minute = 60_000;
/** In ms. */
export const hour = 60 * minute;
const day = 24 * hour;
/**
 * In ms: how far apart the clocks of several servers may be. A stored time that is further ahead than its longest pause and
 * this was written by a clock that was wrong, and counts as now.
 */
export const clockSkew: number = 5 * minute;

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

/** In ms. */
export const longestPause = day;
/** In ms: how long after its arrival a message is tried at least, and how often. */
export const lifetime: number = pauses.reduce((sum, pause) => sum + pause, 0);
export const mostAttempts = pauses.length;

/** In ms: the pause after this many failed attempts (1 or more). After the last one of the list it stays a day. */
export function pauseAfter(failures: number): number {
  return pauses[failures - 1] ?? day;
}
