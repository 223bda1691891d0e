import { hash } from './hash.ts';

/**
 * A file name without an extension for any text. It begins with the text's hash, so that different texts get different
 * names; the Latin words and digits of the text follow, so that a person can find the file.
 */
export function fileName(text: string): string {
  return [hash(text).toString(36), ...(text.match(/\w+/g) ?? [])].join('-').slice(0, 80);
}
