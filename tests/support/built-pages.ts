/** Built pages as trees, for what can be proved without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import * as z from 'zod';
import { site as builtSite } from './sites.ts';

export type BuiltPage = {
  /** The page's address, not encoded. */
  path: string;
  html: string;
  tree: Root;
};

/** Every page of a built site at its own address; the pages for unknown addresses are left out. */
export function builtPages(folder: string): BuiltPage[] {
  return pageFiles(folder).map((file) => read(folder, file, pathOf(file)));
}

/** The files of these pages. */
export function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
}

/** One page, of the fixture site unless told otherwise. */
export function builtPage(path: string, folder = builtSite.folder): BuiltPage {
  return read(folder, fileOf(path), path);
}

/** The address of the page in this file, not encoded. */
export function pathOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`;
}

/** The file of the page at this address, which is not encoded. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function read(folder: string, file: string, path: string): BuiltPage {
  const html = readFileSync(join(folder, file), 'utf8');
  return { path, html, tree: parsePage(html, file) };
}

/** Throws with file and line if the markup has an error: browsers would repair it, each in its own way. */
export function parsePage(html: string, file: string): Root {
  return fromHtml(html, {
    onerror({ reason, line }) {
      throw new Error(`${file}: ${reason} (line ${line ?? '?'})`);
    },
  });
}

type Node = Root | Element;

/** All elements that match a selector. */
export const all = (selector: string, node: Node): Element[] => selectAll(selector, node);

/** The one element that matches; fails when there is none or another one. */
export function one(selector: string, node: Node): Element {
  const [found, ...more] = selectAll(selector, node);
  if (!found || more.length > 0) throw new Error(`expected one '${selector}', found ${found ? more.length + 1 : 0}`);
  return found;
}

/** The text that a reader meets, with single blanks. */
export const text = (node: Node): string =>
  textOf(node)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();

export const texts = (selector: string, node: Node): string[] => selectAll(selector, node).map(text);

export const attributes = (selector: string, name: string, node: Node): (string | undefined)[] =>
  selectAll(selector, node).map(({ properties }) => (properties[name] === undefined ? undefined : String(properties[name])));

/** The part of the page with this heading of level 2 or 3. */
export function sectionOf(heading: string, page: Node): Element {
  const section = selectAll('section', page).findLast((element) => texts('h2, h3', element).includes(heading));
  if (!section) throw new Error(`no section has the heading '${heading}'`);
  return section;
}

/** Where the one link with this text leads. */
export function linkTo(name: string, node: Node): string {
  const [link, ...more] = selectAll('a', node).filter((element) => text(element) === name);
  if (!link || more.length > 0) throw new Error(`expected one link '${name}', found ${link ? more.length + 1 : 0}`);
  return String(link.properties.href);
}

export const meta = (name: string, page: Node): string | undefined => {
  const element = select(`meta[name="${name}"], meta[property="${name}"]`, page);
  return element && String(element.properties.content);
};

const Graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});
export type StructuredData = z.infer<typeof Graph>['@graph'];

/** What the page tells search engines (schema.org), in its order. */
export function structuredData(page: Node): StructuredData {
  return selectAll('script[type="application/ld+json"]', page).flatMap((script) => Graph.parse(JSON.parse(textOf(script)))['@graph']);
}
