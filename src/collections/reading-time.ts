const wordsPerMinute = 220;

/** The time that an adult needs to read this many words, in whole minutes and at least one. */
export function readingTime(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
