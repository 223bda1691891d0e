/** Texts in which each code unit is a character for a reader: English with its punctuation, without line breaks. */
const isPlain = /^[ -~\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/;

/**
 * Made when a text needs it: it takes a slow phone 70 ms to begin with, and most texts are plain or short. A character has at least
 * one code unit, so a text with no more of these than characters are allowed is not counted.
 */
let segmenter: Intl.Segmenter | undefined;

/**
 * The text, or its first `limit` characters and an ellipsis when it has more than `tolerance` characters (by default the
 * limit). Counts characters as a reader does, so that no Bangla letter or emoji is split, and leaves no space before the
 * ellipsis (specification section 9; decisions section 4).
 */
export function cut(text: string, { limit, tolerance = limit }: { limit: number; tolerance?: number }): string {
  if (text.length <= tolerance) return text;
  const characters = split(text);
  return characters.length <= tolerance ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Like `cut`, but ends after the last word that fits completely. */
export function cutAtWord(text: string, { limit }: { limit: number }): string {
  if (text.length <= limit) return text;
  const characters = split(text);
  if (characters.length <= limit) return text;
  const shown = characters.slice(0, limit).join('');
  const wordEnds = /\s/.test(characters[limit] ?? '') ? shown.length : shown.search(/\s\S*$/);
  return `${(wordEnds > 0 ? shown.slice(0, wordEnds) : shown).trimEnd()}…`;
}

function split(text: string): string[] {
  if (isPlain.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
