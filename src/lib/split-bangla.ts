/**
 * A Bangla letter, digit or sign, and what may follow it in the same run: joiners, and blanks and punctuation between two of
 * them. The taka sign is used in English texts too, so it belongs to a run only before a Bangla digit.
 */
const bangla = /(৳?[\u0964\u0965\u0980-\u09F2\u09F4-\u09FF](?:[\u200C\u200D]|[\s\p{P}৳]*[\u0964\u0965\u0980-\u09F2\u09F4-\u09FF])*)/u;

/**
 * Splits a text at its Bangla, so that a page can say which part is in which language: a screen reader speaks Bangla with
 * another voice (WCAG 3.1.2). Every second part is Bangla; those between may be empty.
 */
export function splitBangla(text: string): string[] {
  return text.split(bangla);
}

/** Whether a text is nothing but Bangla: an attribute, such as an alternative text, can be marked only as a whole. */
export function isBangla(text: string): boolean {
  return text !== '' && splitBangla(text).every((part, i) => i % 2 === 1 || part === '');
}
