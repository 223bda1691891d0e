/**
 * A text in the one form in which texts are compared: composed characters, small letters, straight quotation marks. A
 * visitor's keyboard has only the straight apostrophe, and writes ড় as one sign or as two.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC\u2032]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, ' ');
}

/** Whether one of the texts holds the query, blanks at the query's ends apart. An empty query is in every text. */
export function includesQuery(texts: readonly string[], query: string): boolean {
  const sought = normalise(query).trim();
  return texts.some((text) => normalise(text).includes(sought));
}
