/** What is done to one page: its styles go in, the app's start is put off, and a policy names every script by its hash. */
import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import { element, only, textOf } from './html.ts';

type Outside = { connect: string[]; frame: string[] };
/** The styles that the page carries in itself, and the address of the whole style sheet. */
type Styles = { own: string; sheet: string };

/**
 * Marks a visit that begins at the page's top, whose lower parts may wait for their layout (styles/base.css). After a
 * reload, after going back, and at an address with a fragment the browser looks for a place further down, so everything
 * is laid out at once.
 */
const markFresh =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&(document.documentElement.dataset.fresh="")';

/** Where a browser forbids storage the router's script for the scroll position throws. It gets a storage that keeps nothing. */
const withoutStorage =
  'try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}';

/**
 * Changes the page into what is delivered. Scripts that start the app are added to `starts` (their address and text).
 * Throws when the router's markup lacks what this rests on.
 */
export function finishPage(page: Root, file: string, styles: Styles, starts: Map<string, string>, outside: Outside): void {
  const head = only(page, 'head', file);
  delayStart(page, file, styles.sheet, starts);
  insertAfter(
    head,
    only(head, 'title', file),
    // The links beside the logo are at the right edge: they would move while the header is still arriving (layout/header.module.css).
    element('link', { rel: ['expect'], href: '#search', blocking: ['render'], media: '(min-width:67.5625em)' }),
    element('style', {}, styles.own),
    element('script', {}, `${withoutStorage};${markFresh}`),
  );
  insertAfter(
    head,
    only(head, 'meta[charset]', file),
    element('meta', { httpEquiv: ['Content-Security-Policy'], content: policy(page, outside) }),
  );
}

/** The classes that elements of the page have. */
export function classesOf(page: Root): Set<string> {
  const classes = new Set<string>();
  visit(page, 'element', ({ properties: { className } }) => {
    if (Array.isArray(className)) className.forEach((name) => typeof name === 'string' && classes.add(name));
  });
  return classes;
}

/**
 * The page is complete without the app. So fetching and starting the app waits until everything else has loaded and the
 * main thread is idle, or until the visitor first touches the page. Then all its files are asked for at once, and with
 * them the whole style sheet, which must be there before the app shows anything that the page did not have.
 */
function delayStart(page: Root, file: string, sheet: string, starts: Map<string, string>): void {
  const script = only(page, 'script[type="module"]', file);
  const preloads = selectAll('link[rel~="modulepreload"]', page);
  if (preloads.length === 0) throw new Error(`${file}: expected links that preload the app’s files, found none`);
  const start = `/assets/start-${digest(textOf(script), 'base64url').slice(0, 8)}.js`;
  starts.set(start, textOf(script));
  const files = [...new Set(preloads.map(({ properties }) => String(properties.href)))];
  // Each in a turn of its own, so that none blocks the visitor's touch for long; the entry starts the app and comes last.
  const parts = files.filter((href) => !/\/(manifest|entry)/.test(href));
  script.properties = { type: 'module' };
  script.children = element(
    'script',
    {},
    [
      `let waiting=true;const link=(rel,href)=>new Promise(done=>{const l=document.createElement("link");l.rel=rel;l.href=href;l.onload=l.onerror=done;document.head.append(l)});`,
      `const start=async()=>{if(!waiting)return;waiting=false;const styled=link("stylesheet","${sheet}");${JSON.stringify(files)}.forEach(file=>link("modulepreload",file));await styled;for(const file of ${JSON.stringify(parts)})await import(file);import("${start}")};`,
      `addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(start));["pointerdown","keydown"].forEach(use=>addEventListener(use,start,{once:true,passive:true}))`,
    ].join(''),
  ).children;
  remove(page, preloads);
}

/** Only the site's own files, no inline script without its hash, and of other sites the form's service and the map's frame. */
function policy(page: Root, { connect, frame }: Outside): string {
  const scripts = selectAll('script:not([type="application/ld+json"])', page).map(textOf).filter(Boolean);
  const rules = [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src-elem 'self' ${hashes(selectAll('style', page).map(textOf))}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${connect.join(' ')}`,
    `form-action 'self' ${connect.join(' ')}`,
    `frame-src ${frame.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
  ];
  return rules.map((rule) => rule.trim()).join('; ');
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${digest(text, 'base64')}'`).join(' ');
}

function digest(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

function insertAfter(parent: Element, child: Element, ...added: Element[]): void {
  parent.children.splice(parent.children.indexOf(child) + 1, 0, ...added);
}

function remove(page: Root, unwanted: Element[]): void {
  visit(page, 'element', (node) => {
    node.children = node.children.filter((child) => child.type !== 'element' || !unwanted.includes(child));
  });
}
