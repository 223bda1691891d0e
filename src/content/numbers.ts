/** Numbers as the pages write them. */

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count in words up to ninety-nine (14 is 'fourteen'), in digits above that. */
export function inWords(count: number): string {
  if (count > 99) return String(count);
  const [ten, one] = [tens[Math.floor(count / 10) - 2], words[count % 10]];
  return words[count] ?? (count % 10 === 0 ? `${ten}` : `${ten}-${one}`);
}

/** The same text with a capital letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
