/**
 * Marks the parts of a page that come one after the other on a visit (page.ts): the layout of `data-part` is deferred
 * (app/layout/deferred-layout.css), and `data-font-part` changes its fonts after what stands around it (app/styles/fonts.css).
 * Styles that named the elements instead would be computed anew for all such elements of the page when a mark of the document
 * changes. The client makes elements without these marks, so a page that the app renders is laid out whole.
 */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Below the first of the page's content. */
const sections = new Set(['article', 'div', 'section']);
/** In a list, a carousel or a long text: what has `data-deferred`. The first item is laid out with what stands around it. */
const items = new Set(['article', 'figure', 'li', 'nav', 'ol', 'p', 'pre', 'section', 'ul']);
const itemsWithText = new Set(['article', 'div', 'figure', 'li', 'nav', 'ol', 'p', 'section', 'ul']);

export function markParts(page: Root): void {
  visit(page, 'element', ({ tagName, properties }, index, parent) => {
    if (parent?.type !== 'element' || index === undefined) return;
    const isFirst = !parent.children.slice(0, index).some(({ type }) => type === 'element');
    if (parent.tagName === 'main' && !isFirst && sections.has(tagName)) properties.dataPart = '';
    if (parent.tagName === 'body' && tagName === 'footer') properties.dataPart = '';
    if (parent.properties.dataDeferred === undefined) return;
    if (!isFirst && items.has(tagName)) properties.dataPart = 'phone';
    if (itemsWithText.has(tagName)) properties.dataFontPart = '';
  });
}
