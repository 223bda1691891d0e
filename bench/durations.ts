/** In ms: how finely durations are told apart. */
const step = 0.1;
/** Longer durations count as this long: ten seconds. */
const longest = 100_000;

/** How often each duration occurred, in steps of 0.1 ms: takes the same little memory for a million of them as for one. */
export type Durations = Uint32Array<ArrayBuffer>;

export function createDurations(): Durations {
  return new Uint32Array(longest + 1);
}

/** `duration` in ms. */
export function record(durations: Durations, duration: number): void {
  const index = Math.min(longest, Math.floor(duration / step));
  durations[index] = (durations[index] ?? 0) + 1;
}

/** The duration in ms that `share` (0 to 1) of all durations do not exceed; not a number if there are none. */
export function percentile(durations: Durations, share: number): number {
  let left = share * countOf(durations);
  if (left === 0) return Number.NaN;
  const index = durations.findIndex((count) => (left -= count) <= 0);
  return (index + 1) * step;
}

export function countOf(durations: Durations): number {
  return durations.reduce((sum, count) => sum + count, 0);
}
