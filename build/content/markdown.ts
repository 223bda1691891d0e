/** Markdown to the markup of `.prose`, when the site is built; no parser reaches a browser. Raw HTML in Markdown is dropped. */
import type { Element, Root } from 'hast';
import type { Picture } from '../../content/entries.ts';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The markup of a text. Its pictures are given by the names that it calls them by. */
export function toMarkup(markdown: string, pictures: ReadonlyMap<string, Picture>): string {
  const finish = () => (tree: Root) => {
    each(tree, (element) => {
      if (element.tagName === 'img') placePicture(element, pictures);
      // A wide table scrolls by itself instead of the page; a keyboard can reach it to do so.
      if (element.tagName === 'table') wrapTable(element);
      if (element.tagName === 'a' && String(element.properties.href).startsWith('http')) element.properties.rel = ['noopener'];
      // The attribute of old for a column's alignment is no valid markup any more.
      if ('align' in element.properties) {
        element.properties.dataAlign = element.properties.align;
        delete element.properties.align;
      }
      if (element.tagName === 'pre') element.properties.tabIndex = 0;
    });
  };
  return String(unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(finish).use(rehypeStringify).processSync(markdown));
}

function each(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    each(child, visit);
    visit(child);
  }
}

/** A picture as wide as the text: what a phone or a desk needs of it, when it comes near. */
function placePicture(image: Element, pictures: ReadonlyMap<string, Picture>): void {
  const picture = pictures.get(String(image.properties.src));
  if (!picture) return;
  const { src, width, height, avif } = picture;
  const shown: Element = { ...image, properties: { ...image.properties, src, width, height, loading: 'lazy', decoding: 'async' } };
  const source: Element = {
    type: 'element',
    tagName: 'source',
    properties: { type: 'image/avif', srcSet: avif, sizes: '(max-width: 700px) 92vw, 640px' },
    children: [],
  };
  image.tagName = 'picture';
  image.properties = {};
  image.children = avif ? [source, shown] : [shown];
}

function wrapTable(table: Element): void {
  const inner: Element = { ...table };
  table.tagName = 'div';
  table.properties = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
  table.children = [inner];
}
