const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text, or its first `limit` characters and an ellipsis when it has more than `tolerance` characters (by default the
 * limit). Counts characters as a reader does, so that no Bangla letter or emoji is split, and leaves no space before the
 * ellipsis (specification section 9; decisions section 4).
 */
export function cut(text: string, { limit, tolerance = limit }: { limit: number; tolerance?: number }): string {
  const characters = split(text);
  return characters.length <= tolerance ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Like `cut`, but ends after the last word that fits completely. */
export function cutAtWord(text: string, { limit }: { limit: number }): string {
  const characters = split(text);
  if (characters.length <= limit) return text;
  const kept = characters.slice(0, limit).join('');
  const wordEnds = /\s/.test(characters[limit] ?? '') ? kept.length : kept.search(/\s\S*$/);
  return `${(wordEnds > 0 ? kept.slice(0, wordEnds) : kept).trimEnd()}…`;
}

function split(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
