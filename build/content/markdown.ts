/** Markdown to the markup of `.prose` at build time, so that no parser is sent to a browser. Raw HTML in Markdown is dropped. */
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
  /** The picture with this name; undefined if there is none. */
  findPicture: (name: string) => Promise<Picture | undefined>;
  /** What an address on this site leads to; undefined if it leads to nothing. */
  kindOf: (address: string) => 'page' | 'file' | undefined;
  /** By how many levels headings move down, for a text that the page shows below a heading. */
  headingShift?: number;
};

type Rendered = {
  html: string;
  /** The number of words. */
  words: number;
  /** Pictures and links in the text that do not exist on the site. */
  missing: { pictures: string[]; links: string[] };
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
const writer = unified().use(rehypeStringify);

export async function renderMarkdown(markdown: string, { findPicture, kindOf, headingShift = 0 }: Options): Promise<Rendered> {
  const tree: Root = await parser.run(parser.parse(markdown));
  const missing: Rendered['missing'] = { pictures: [], links: [] };
  const words = countWords(tree);
  // All elements are collected before any is changed; otherwise the replacements would be visited too.
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
        // The target keeps the router from handling the link, so that the browser loads the file.
        if (kind === 'file') properties.target = '_self';
      }
    }
    if (tagName === 'table') wrapTable(element);
    if (tagName === 'pre') properties.tabIndex = 0;
    if (/^h[1-6]$/.test(tagName)) element.tagName = `h${Math.min(Number(tagName[1]) + headingShift, 6)}`;
    // The `align` attribute of a table cell is no longer valid HTML.
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

/** Turns an image into a lazy `picture` as wide as the text, from which a browser chooses the size that it needs. */
function placePicture(image: Element, { src, width, height, avif }: Picture): void {
  const img: Element = { ...image, properties: { ...image.properties, src, width, height, loading: 'lazy', decoding: 'async' } };
  const source: Element = {
    type: 'element',
    tagName: 'source',
    properties: { type: 'image/avif', srcSet: avif, sizes: '(max-width: 700px) 92vw, 640px' },
    children: [],
  };
  image.tagName = 'picture';
  image.properties = {};
  image.children = avif ? [source, img] : [img];
}

/** Puts a table into a box that scrolls, so that a wide table does not make the page scroll. The keyboard can reach the box. */
function wrapTable(table: Element): void {
  const innerTable: Element = { ...table };
  table.tagName = 'div';
  table.properties = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: layout.table };
  table.children = [innerTable];
}
