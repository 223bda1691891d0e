/** Texts on a card that may be cut for the eye, while assistive technology gets them whole (decisions section 4). */
import type { Element } from 'hast';
import { all, text } from './built-pages.ts';

/** What such an element shows, and its whole text. */
export function shownAndWhole(element: Element): { shown: string; whole: string } {
  const [shown] = all('[aria-hidden="true"]', element);
  const [whole] = all('.visually-hidden', element);
  return shown && whole ? { shown: text(shown), whole: text(whole) } : { shown: text(element), whole: text(element) };
}

/** A text longer than the tolerance is cut to the limit, counted in characters as a reader counts them, with no blank before the ellipsis. */
export function cutTo(whole: string, limit: number, tolerance = limit): string {
  const letters = Array.from(new Intl.Segmenter('en').segment(whole), ({ segment }) => segment);
  return letters.length > tolerance ? `${letters.slice(0, limit).join('').trimEnd()}…` : whole;
}
