import { hash } from './hash.ts';

/**
 * A file name without an extension for any text. It begins with the text's hash (32 bits), which tells apart texts with the
 * same Latin words; these words and digits of the text follow, so that a person can find the file.
 */
export function fileName(text: string): string {
  return [hash(text).toString(36), ...(text.match(/\w+/g) ?? [])].join('-').slice(0, 80);
}
