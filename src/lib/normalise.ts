/**
 * A text in the form in which texts are compared: composed characters, lower case, straight quotation marks, no joiners. Most
 * keyboards have only the straight apostrophe, some write ড় as one code point, others as two, and nobody sees whether two Bangla
 * letters have a joiner between them.
 */
export function normalise(text: string): string {
  // Nearly all texts, of which a search may look through ten thousand with each key.
  if (/^[!-~]*(?: [!-~]+)* ?$/.test(text)) return text.toLowerCase();
  return text
    .replaceAll(/[\u200C\u200D]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC\u2032]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, ' ');
}

/** The same for the site search, where hyphens and the width of letters do not matter either: 'ecommerce' finds 'E-commerce'. */
export function normaliseWidely(text: string): string {
  return normalise(text.normalize('NFKC')).replaceAll(/[\p{Pd}\u00AD]/gu, '');
}

/** Whether one of the texts includes the query. Spaces around the query do not count; every text includes an empty query. */
export const includesQuery = includesIn(normalise);

/** The same for the site search. */
export const includesWidely = includesIn(normaliseWidely);

function includesIn(formOf: (text: string) => string) {
  /** The texts that were searched, in the form in which they are compared: the same ones are searched again with the next key. */
  const known = new Map<string, string>();
  function searched(text: string): string {
    let form = known.get(text);
    if (form === undefined) known.set(text, (form = formOf(text)));
    return form;
  }
  return (texts: readonly string[], query: string): boolean => {
    const needle = formOf(query).trim();
    return texts.some((text) => searched(text).includes(needle));
  };
}
