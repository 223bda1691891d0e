/** Markdown to the markup of `.prose` at build time, so that no parser is sent to a browser. Raw HTML in Markdown is dropped. */
import type { Element, ElementContent, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isBangla, splitBangla } from '#lib/split-bangla.ts';
import type { Picture } from '#content/entries.ts';
import { longTextLabels } from '#content/long-texts.ts';
import type { Language } from '#content/schema.ts';

export type Options = {
  /** The picture with this name; undefined if there is none, which then is the caller's to report. */
  findPicture: (name: string) => Promise<Picture | undefined>;
  /** What an address on this site leads to; undefined if it leads to nothing. */
  kindOf: (address: string) => 'page' | 'file' | undefined;
  /** That of the text; the page says it of all of it, so that nothing in it needs to be marked as Bangla. */
  language?: Language;
  /** By how many levels headings move down, for a text that the page shows below a heading. */
  headingShift?: number;
};

export type Rendered = {
  html: string;
  /** The number of words. */
  words: number;
  /** Links in the text that lead to nothing on the site. */
  deadLinks: string[];
  /** Links and pictures that readers would see as they are written, since an address with blanks is none. */
  unreadLinks: string[];
};

/** Before each id in a text, so that none is one of the page around it. */
const idPrefix = 'text-';
const writer = unified().use(rehypeStringify);

export async function renderMarkdown(
  markdown: string,
  { findPicture, kindOf, language = 'en', headingShift = 0 }: Options,
): Promise<Rendered> {
  const labels = longTextLabels[language];
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, {
      clobberPrefix: idPrefix,
      footnoteLabel: labels.footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (note: number) => labels.backToText(note + 1),
    });
  const tree: Root = await parser.run(parser.parse(markdown));
  const deadLinks: string[] = [];
  const ids = nameHeadings(tree);
  const words = countWords(tree);
  const unreadLinks = findUnreadLinks(tree);
  // All elements are collected before any is changed; otherwise the replacements would be visited too.
  const elements: Element[] = [];
  let heading = '';
  visit(tree, 'element', (element) => void elements.push(element));
  for (const element of elements) {
    const { tagName, properties } = element;
    if (tagName === 'img') {
      const name = decoded(String(properties.src));
      const picture = await findPicture(name);
      if (picture) placePicture(element, picture);
    }
    if (tagName === 'a') {
      const address = String(properties.href);
      if (address.startsWith('http')) properties.rel = ['noopener'];
      else if (address.startsWith('/')) {
        const kind = kindOf(address);
        if (!kind) deadLinks.push(address);
        // The target keeps the router from handling the link, so that the browser loads the file.
        if (kind === 'file') properties.target = '_self';
      } else if (address.startsWith('#')) {
        const name = decoded(address.slice(1));
        if (ids.has(idPrefix + name)) properties.href = `#${idPrefix}${name}`;
        else if (!ids.has(name)) deadLinks.push(decoded(address));
      } else if (!/^(mailto:|tel:)/.test(address)) deadLinks.push(address);
    }
    if (tagName === 'table') wrapTable(element, heading ? `${labels.table}: ${heading}` : labels.table);
    if (tagName === 'pre') properties.tabIndex = 0;
    if (/^h[1-6]$/.test(tagName)) {
      heading = toString(element);
      element.tagName = `h${Math.min(Number(tagName[1]) + headingShift, 6)}`;
    }
    // The `align` attribute of a table cell is no longer valid HTML.
    if ('align' in properties) {
      properties.dataAlign = properties.align;
      delete properties.align;
    }
  }
  if (language !== 'bn') markBangla(tree);
  return { html: writer.stringify(tree), words, deadLinks, unreadLinks };
}

/** A name as an editor writes it; the parser has percent-encoded what an address cannot hold. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Gives each heading an id after its words, as most programs for Markdown do: a link to `#the-first-week` leads to 'The first
 * week!', and to its second place if two headings say the same with `#the-first-week-1`. Gives all ids of the text.
 */
function nameHeadings(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (/^h[1-6]$/.test(tagName) && properties.id === undefined) {
      const words =
        toString(element)
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      const name = idPrefix + (words.join('-') || 'heading');
      let id = name;
      for (let i = 1; ids.has(id); i++) id = `${name}-${i}`;
      properties.id = id;
    }
    if (properties.id !== undefined) ids.add(properties.id);
  });
  return ids;
}

function countWords(tree: Root): number {
  let words = 0;
  visit(tree, 'text', ({ value }) => void (words += value.match(/\S+/g)?.length ?? 0));
  return words;
}

function findUnreadLinks(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'text') found.push(...(node.value.match(/!?\[[^\]]+\]\([^()\n]* [^()\n]*\)/g) ?? []));
    return undefined;
  });
  return found;
}

/**
 * Says of what is Bangla that it is, so that a screen reader speaks it as such (WCAG 3.1.2). An alt text can be marked only as
 * a whole.
 */
function markBangla(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.alt === 'string' && isBangla(properties.alt)) properties.lang = 'bn';
  });
  visit(tree, 'text', ({ value }, i, parent) => {
    if (!parent || i === undefined) return;
    const marked = splitBangla(value).map((text, part): ElementContent => {
      const child: ElementContent = { type: 'text', value: text };
      return part % 2 === 1 ? { type: 'element', tagName: 'span', properties: { lang: 'bn' }, children: [child] } : child;
    });
    parent.children.splice(i, 1, ...marked);
    return [SKIP, i + marked.length];
  });
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
function wrapTable(table: Element, label: string): void {
  const innerTable: Element = { ...table };
  table.tagName = 'figure';
  table.properties = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: label };
  table.children = [innerTable];
}
