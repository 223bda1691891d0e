/** The FNV-1a hash of a text, from 0 to 2³² - 1. Texts that are alike get hashes that are far apart. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
