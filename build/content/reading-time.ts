const wordsPerMinute = 220;

/** Whole minutes, at least one, that an adult takes for the text of this markup. */
export function readingTime(html: string): number {
  const copy = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(copy / wordsPerMinute));
}
