const wordsPerMinute = 220;

/** Whole minutes, at least one, that an adult takes to read so many words. */
export function readingTime(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
