/** Markdown to the markup of `.prose`, when the site is built; no parser reaches a browser. Raw HTML in Markdown is dropped. */
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Picture } from '#content/entries.ts';
import { layout } from '#content/pages/layout.ts';

type Options = {
  /** The picture of a name; undefined when there is none. */
  findPicture: (name: string) => Promise<Picture | undefined>;
  /** What an address on this site leads to; undefined when there is nothing. */
  kindOf: (address: string) => 'page' | 'file' | undefined;
  /** By how many levels headings move down, where the text stands under a heading of its own. */
  headingShift?: number;
};

type Rendered = {
  html: string;
  /** How many words a visitor reads. */
  words: number;
  /** What the text names and the site does not have. */
  missing: { pictures: string[]; links: string[] };
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
const writer = unified().use(rehypeStringify);

export async function renderMarkdown(markdown: string, { findPicture, kindOf, headingShift = 0 }: Options): Promise<Rendered> {
  const tree: Root = await parser.run(parser.parse(markdown));
  const missing: Rendered['missing'] = { pictures: [], links: [] };
  const words = countWords(tree);
  // Gathered first: what is put in an element's place would be visited too.
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  for (const element of elements) {
    const { tagName, properties } = element;
    if (tagName === 'img') {
      const name = String(properties.src);
      const picture = await findPicture(name);
      if (picture) placePicture(element, picture);
      else missing.pictures.push(name);
    }
    if (tagName === 'a') {
      const address = String(properties.href);
      if (address.startsWith('http')) properties.rel = ['noopener'];
      else if (address.startsWith('/')) {
        const kind = kindOf(address);
        if (!kind) missing.links.push(address);
        // The app takes a link with a target for none of its own.
        if (kind === 'file') properties.target = '_self';
      }
    }
    if (tagName === 'table') wrapTable(element);
    if (tagName === 'pre') properties.tabIndex = 0;
    if (/^h[1-6]$/.test(tagName)) element.tagName = `h${Math.min(Number(tagName[1]) + headingShift, 6)}`;
    // The attribute `align` of a table's cell is no valid markup any more.
    if ('align' in properties) {
      properties.dataAlign = properties.align;
      delete properties.align;
    }
  }
  return { html: writer.stringify(tree), words, missing };
}

function countWords(tree: Root): number {
  let words = 0;
  visit(tree, 'text', ({ value }) => void (words += value.match(/\S+/g)?.length ?? 0));
  return words;
}

/** A picture as wide as the text: what a phone or a larger screen needs of it, when it comes near. */
function placePicture(image: Element, { src, width, height, avif }: Picture): void {
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

/** A wide table scrolls by itself instead of the page; a keyboard can reach it to do so. */
function wrapTable(table: Element): void {
  const inner: Element = { ...table };
  table.tagName = 'div';
  table.properties = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: layout.table };
  table.children = [inner];
}
