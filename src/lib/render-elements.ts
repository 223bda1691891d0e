import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The elements of a page in the browser, at once. They have neither state nor effects: React is done with them. */
export function renderElements(elements: ReactElement[]): Element[] {
  const box = document.createElement('div');
  flushSync(() => createRoot(box).render(elements));
  return [...box.children];
}
