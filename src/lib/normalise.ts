/**
 * A text in the form in which texts are compared: composed characters, lower case, straight quotation marks. Most keyboards
 * have only the straight apostrophe, and some write ড় as one code point, others as two.
 */
export function normalise(text: string): string {
  // Nearly all texts, of which a search may look through ten thousand with each key.
  if (/^[!-~]*(?: [!-~]+)* ?$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC\u2032]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, ' ');
}

/** Whether one of the texts includes the query. Spaces around the query do not count; every text includes an empty query. */
export function includesQuery(texts: readonly string[], query: string): boolean {
  const needle = normalise(query).trim();
  return texts.some((text) => normalised(text).includes(needle));
}

/** The texts that were searched, in the form in which they are compared: the same ones are searched again with the next key. */
const known = new Map<string, string>();

function normalised(text: string): string {
  let form = known.get(text);
  if (form === undefined) known.set(text, (form = normalise(text)));
  return form;
}
