/** A built page as a syntax tree (hast). Each page is parsed once, changed as a tree and written once. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';

/** Throws with file and line if the markup has an error: browsers would repair it, each in its own way. */
export function parsePage(html: string, file: string): Root {
  return fromHtml(html, {
    onerror({ reason, line }) {
      throw new Error(`${file}: ${reason} (line ${line ?? '?'})`);
    },
  });
}

export function writePage(page: Root): string {
  return toHtml(page);
}

/** The one element that matches the selector. Throws if there is none or more than one. */
export function only(page: Root | Element, selector: string, file: string): Element {
  const [found, ...more] = selectAll(selector, scopeOf(selector, page));
  if (!found) throw new Error(`${file}: expected an element '${selector}', found none`);
  if (more.length > 0) throw new Error(`${file}: expected one element '${selector}', found ${more.length + 1}`);
  return found;
}

/** For a selector that begins with the head, only that: most elements are in the body, and a selector looks at each. */
function scopeOf(selector: string, page: Root | Element): Root | Element {
  if (page.type !== 'root' || !/^head\b/.test(selector)) return page;
  const html = page.children.find((child): child is Element => child.type === 'element');
  return { type: 'root', children: html?.children.filter((child) => child.type === 'element' && child.tagName === 'head') ?? [] };
}

export function element(tagName: string, properties: Element['properties'], text?: string): Element {
  return { type: 'element', tagName, properties, children: text === undefined ? [] : [{ type: 'text', value: text }] };
}

/** The text directly in an element, such as a script's; without that of its children. */
export function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
