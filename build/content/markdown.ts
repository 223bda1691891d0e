/** Markdown to the markup of `.prose`, when the site is built; no parser reaches a browser. Raw HTML in Markdown is dropped. */
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Where a picture of the text is found, with its measures; undefined when there is none. */
export type FindPicture = (name: string) => { src: string; width: number; height: number } | undefined;

/** The markup of a text. `missing` hears of pictures that are not beside the entry. */
export function toMarkup(markdown: string, findPicture: FindPicture, missing: (name: string) => void): string {
  const finish = () => (tree: Root) => {
    each(tree, (element) => {
      if (element.tagName === 'img') placePicture(element, findPicture, missing);
      // A wide table scrolls by itself instead of the page; a keyboard can reach it to do so.
      if (element.tagName === 'table') wrapTable(element);
      if (element.tagName === 'a' && String(element.properties.href).startsWith('http')) element.properties.rel = ['noopener'];
      if (element.tagName === 'pre') element.properties.tabIndex = 0;
    });
  };
  return String(unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(finish).use(rehypeStringify).processSync(markdown));
}

function each(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of [...node.children]) {
    if (child.type !== 'element') continue;
    each(child, visit);
    visit(child);
  }
}

function placePicture(image: Element, findPicture: FindPicture, missing: (name: string) => void): void {
  const name = String(image.properties.src);
  const picture = findPicture(name);
  if (!picture) return missing(name);
  Object.assign(image.properties, { ...picture, loading: 'lazy', decoding: 'async' });
}

function wrapTable(table: Element): void {
  const inner: Element = { ...table };
  table.tagName = 'div';
  table.properties = { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: 'Table' };
  table.children = [inner];
}
