/**
 * A file name for any text, without an extension: the text's hash (FNV-1a), which tells it from all others, then its Latin
 * words and digits for whoever looks for the file.
 */
export function fileName(text: string): string {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return [(hash >>> 0).toString(36), ...(text.match(/\w+/g) ?? [])].join('-').slice(0, 80);
}
