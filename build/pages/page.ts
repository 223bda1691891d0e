/** Finishes one prerendered page: inlines its styles, delays the app's start, adds a Content-Security-Policy with script hashes. */
import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Face, neededFaces } from './fonts.ts';
import { element, only, textOf } from './html.ts';
import { markParts } from './parts.ts';

/** Other origins that a page may connect to or show in a frame. */
export type Origins = { connect: string[]; frame: string[] };
/** The page's inline styles, and the address of the style sheet that loads with the app. */
type Styles = { own: string; sheet: string };

/**
 * The script's `framePainted` resolves after the next frame, and `pressAnswered` when no press is on its way: what the page still
 * has to do would take its time from the answer. A press whose end the browser does not tell, as with a menu of the system, is
 * over after a second.
 */
const waitForPresses = [
  'const framePainted=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));',
  'let pressUntil=0;const pressAnswered=async()=>{while(performance.now()<pressUntil)await framePainted()};',
  'addEventListener("pointerdown",()=>{pressUntil=performance.now()+1000},{capture:true,passive:true});',
  '["pointerup","pointercancel"].forEach(type=>addEventListener(type,()=>framePainted().then(()=>{pressUntil=0}),{capture:true,passive:true}))',
].join('');

/**
 * Marks a visit that begins at the top of the page: there, app/layout/deferred-layout.css defers the layout of what is below
 * the fold. The first part comes with the first paint. Then come the others that are near, as far as the browser looks ahead of
 * a window, in the document's order and each in a frame of its own, since a single frame would block a slow phone for longer.
 * After a reload, after going back, and at an address with a fragment the browser scrolls further down, so everything is laid
 * out at once.
 *
 * The script's `nearPainted` resolves when all that is painted, and at once in a browser that does not tell of paints.
 */
const markFresh = [
  'const isBelow=top=>top>innerHeight*2.5,nearPainted=(async()=>{const{dataset}=document.documentElement,fresh=performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash;if(fresh)dataset.fresh="first";',
  'await new Promise(done=>{if(!PerformanceObserver.supportedEntryTypes.includes("paint"))return done();',
  'new PerformanceObserver((paints,observer)=>{if(!paints.getEntriesByName("first-contentful-paint")[0])return;observer.disconnect();done()}).observe({type:"paint",buffered:true})});',
  'if(!fresh)return;for(const part of document.querySelectorAll("[data-part]"))if(getComputedStyle(part).contentVisibility==="hidden"){if(isBelow(part.getBoundingClientRect().top))break;',
  // Styles and layout in one task are the longest of the visit. Asking for a style computes those of the part.
  'part.dataset.near="";void getComputedStyle(part.firstElementChild??part).display;await framePainted();await pressAnswered();',
  // The app may have opened another page meanwhile (app/layout/deferred-layout.ts).
  'if(!dataset.fresh)return}if(dataset.fresh)dataset.fresh=""})()',
].join('');

/** The router's script for the scroll position throws in a browser that forbids storage. It gets a storage that keeps nothing. */
const withoutStorage =
  'try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}';

/**
 * The page's policy asks for Trusted Types: a text becomes markup or script only through a named policy, and there is one, for
 * markup that the build made (app/lib/built-markup.ts). All other texts come here. Text without markup passes, and the empty
 * script with which React begins when it makes a script's element. Nothing passes as script, and as a script's address only that
 * of the service worker.
 */
const defaultTypes =
  'self.trustedTypes?.createPolicy("default",{createHTML:text=>text==="<script><\\/script>"||!text.includes("<")?text:null,createScriptURL:url=>url==="/sw.js"?url:null})';

/**
 * Marks the document while the browser says that it has no connection: a form then tells what becomes of a message
 * (app/features/forms/web-form.module.css).
 */
const markOffline =
  '(()=>{const mark=()=>document.documentElement.toggleAttribute("data-offline",!navigator.onLine);mark();["online","offline"].forEach(type=>addEventListener(type,mark))})()';

/**
 * On a first visit the fonts come when what is near has been painted in their stand-ins, so that they take nothing from its
 * text and its pictures on a slow line. When all are there they take over in one part of the page after the other, each in a
 * frame of its own (app/styles/fonts.css), since text that is laid out anew all at once would block a slow phone for longer.
 * Later the browser has them and shows them from the beginning; so it does without this script.
 *
 * The script's `inFonts` resolves when all parts are in their fonts.
 */
function fontsAfterPaint(faces: Face[]): string {
  const inFiles = faces.filter(([, , file]) => !file.startsWith('data:'));
  const inSheet = faces.filter((face) => !inFiles.includes(face));
  return [
    // One that is in the sheet itself takes nothing from the line. Text that found it not loaded would search the system's fonts.
    ...inSheet.map(([font, letter]) => `document.fonts.load(${JSON.stringify(font)},${JSON.stringify(letter)});`),
    'const inFonts=(async()=>{const{dataset}=document.documentElement;',
    // The page is loaded without its fonts, as far as the browser is concerned: only a file that is preloaded does not count.
    'const fetched=href=>new Promise(done=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href,onload:done,onerror:done})));',
    `const loadAll=()=>Promise.all(${JSON.stringify(inFiles)}.map(([font,letter,file])=>fetched(file).then(()=>document.fonts.load(font,letter)).catch(()=>{})));`,
    'if(sessionStorage.getItem("fonts")||navigator.serviceWorker?.controller)return loadAll();',
    // A storage that is full takes nothing.
    'try{sessionStorage.setItem("fonts",1)}catch{}dataset.standIns="";await nearPainted;await loadAll();',
    // To measure what is not laid out lays it out, so nothing is measured after a part that is too far below.
    'let far;const later=[];for(const part of document.querySelectorAll("body>:not(main),main>*,[data-font-part]")){',
    'if(!far){const{top,bottom,height}=part.getBoundingClientRect();far=isBelow(top);if(height>0&&bottom>-innerHeight&&!far){part.dataset.inFonts="";await framePainted();await pressAnswered();continue}}later.push(part)}',
    'for(const part of later)part.dataset.inFonts=""})()',
  ].join('');
}

/**
 * A press on a button or a choice of the content that comes before the app is done once the app is there. Links, forms, menus and
 * answers do without the app, and each field looks at its text when the app has come. So React sees none of it before: at a press
 * or a key it would begin to hydrate the page anew, all in one piece, and the browser could not answer meanwhile. Forms are its
 * own from the beginning, because one that is sent before it is there is a page of its own.
 */
const keepPress = [
  // Those for which React hydrates.
  'let pressed;const types="pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel keydown keypress keyup input textInput compositionstart compositionend change click dblclick auxclick contextmenu copy cut paste dragstart dragend drop".split(" ");',
  'const keep=event=>{const{target,type}=event;if(!target.closest?.("form"))event.stopPropagation();if(type==="click")pressed=target.closest?.("main button[type=button]:not([popovertarget]),main [type=radio]")??pressed};',
  'for(const type of types)addEventListener(type,keep,{capture:true,passive:true});',
  // A choice that is made already would not change; the first press lets React take its part of the page over.
  'new MutationObserver((_,observer)=>{observer.disconnect();for(const type of types)removeEventListener(type,keep,true);if(pressed?.type==="radio"){pressed.click();pressed.checked=false}pressed?.click()}).observe(document.documentElement,{attributeFilter:["data-hydrated"]});',
].join('');

/**
 * Changes the prerendered page into the delivered page, in which the app starts late. Adds the script that starts it to
 * `startScripts` (address and text), and gives its address. Throws if the router's markup is not as expected.
 */
export function finishPage(page: Root, file: string, styles: Styles, startScripts: Map<string, string>, origins: Origins): string {
  const start = delayStart(page, file, styles.sheet, startScripts);
  finishHead(page, file, styles.own, origins);
  return start;
}

/** The same for a page in which the app never starts, but a script of its own. */
export function finishPageWithoutApp(page: Root, file: string, styles: string, script: string, origins: Origins): void {
  remove(page, selectAll('script, link[rel~="modulepreload"]', page));
  only(page, 'body', file).children.push(element('script', { type: 'module' }, script));
  finishHead(page, file, styles, origins);
}

function finishHead(page: Root, file: string, styles: string, origins: Origins): void {
  const head = only(page, 'head', file);
  markParts(page);
  const faces = neededFaces(styles, toString(only(page, 'body', file)));
  insertAfter(
    head,
    only(head, 'title', file),
    // No paint before the whole header is there: its links are at the right edge and would move (layout/header.module.css).
    element('link', { rel: ['expect'], href: '#actions', blocking: ['render'], media: '(min-width:67.5625em)' }),
    element('style', {}, styles),
    element('script', {}, `${defaultTypes};${withoutStorage};${waitForPresses};${markFresh};${markOffline};${fontsAfterPaint(faces)}`),
  );
  insertAfter(
    head,
    only(head, 'meta[charset]', file),
    element('meta', { httpEquiv: ['Content-Security-Policy'], content: policy(page, origins) }),
  );
}

/** All class names on elements of the page. */
export function classesOf(page: Root): Set<string> {
  const classes = new Set<string>();
  visit(page, 'element', ({ properties: { className } }) => {
    if (Array.isArray(className)) className.forEach((name) => typeof name === 'string' && classes.add(name));
  });
  return classes;
}

/** The class names of what stands around a page's content, and so on every page. */
export function frameClasses(page: Root): Set<string> {
  return classesOf({ type: 'root', children: selectAll('body > :not(main)', page) });
}

/**
 * The prerendered page is complete without the app. So loading and hydrating the app waits until everything else has loaded,
 * what is near is painted and the main thread is idle (two seconds at most, since a busy device may never be), or until the
 * first pointer or key press. Then all its files are requested at once, together with the rest of the style sheet, which must
 * be there before the app shows anything that the prerendered page did not have. When one of them does not load, the page goes on
 * without the app, and the next press, key or return online tries again. The service worker comes last, when all is
 * laid out (app/offline/register-worker.ts).
 */
function delayStart(page: Root, file: string, sheet: string, startScripts: Map<string, string>): string {
  const script = only(page, 'script[type="module"]', file);
  const preloads = selectAll('link[rel~="modulepreload"]', page);
  if (preloads.length === 0) throw new Error(`${file}: expected links that preload the app’s files, found none`);
  const [, setUp = '', entry] = /^(.*)\bimport\("([^"]+)"\);?\s*$/s.exec(textOf(script)) ?? [];
  if (!entry) throw new Error(`${file}: expected the app’s script to end with an import of its entry`);
  const address = `/assets/start-${hash(setUp, 'base64url').slice(0, 8)}.js`;
  startScripts.set(address, setUp);
  const files = [...new Set(preloads.map(({ properties }) => String(properties.href)))];
  // One module at a time, so that none blocks an interaction for long. The entry comes last, because it starts the app. It is
  // imported from here, because a module that has run does not run again when the next attempt imports it.
  const parts = [...files.filter((href) => !/\/(manifest|entry)/.test(href)), address, entry];
  script.properties = { type: 'module' };
  script.children = element(
    'script',
    {},
    [
      keepPress,
      `let started;const link=(rel,href,as="")=>new Promise((done,fail)=>{const l=Object.assign(document.createElement("link"),{rel,as,href});l.onload=done;l.onerror=()=>{l.remove();fail()};document.head.append(l)});`,
      `const idle=task=>self.requestIdleCallback?requestIdleCallback(task):setTimeout(task);`,
      // The sheet lets the browser compute most styles, 40 to 80 ms long on a slow phone: in an idle moment without a press. So does
      // the end of the stand-ins, which is therefore at the same time, unless the fonts take long.
      `const apply=()=>Promise.race([inFonts.then(()=>new Promise(idle)),new Promise(done=>setTimeout(done,500))]).then(pressAnswered).then(()=>link("stylesheet","${sheet}")).then(()=>{inFonts.then(()=>delete document.documentElement.dataset.standIns)});`,
      // A dozen requests in one task are 50 ms on a slow phone.
      `const load=async()=>{const styled=link("preload","${sheet}","style").then(apply);for(const file of ${JSON.stringify(files)}){link("modulepreload",file).catch(()=>{});await new Promise(done=>setTimeout(done))}await styled;for(const file of ${JSON.stringify(parts)}){await pressAnswered();await import(file)}};`,
      `const start=()=>started??=load().then(()=>idle(()=>import("/register-worker.js").catch(()=>{})),error=>{started=null;reportError(error)});`,
      `addEventListener("load",()=>Promise.race([nearPainted.then(()=>new Promise(idle)),new Promise(done=>setTimeout(done,2000))]).then(start));`,
      `["pointerdown","keydown","online"].forEach(type=>addEventListener(type,start,{capture:true,passive:true}))`,
    ].join(''),
  ).children;
  remove(page, preloads);
  return address;
}

/** Allows the site's own files, inline scripts and styles by hash, and as other origins the form's service and the map's frame. */
function policy(page: Root, { connect, frame }: Origins): string {
  const scripts = selectAll('script:not([type="application/ld+json"])', page).map(textOf).filter(Boolean);
  const rules = [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src-elem 'self' ${hashes(selectAll('style', page).map(textOf))}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${connect.join(' ')}`,
    `form-action 'self' ${connect.join(' ')}`,
    `frame-src ${frame.join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default built',
  ];
  return rules.map((rule) => rule.trim()).join('; ');
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${hash(text, 'base64')}'`).join(' ');
}

function hash(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

function insertAfter(parent: Element, child: Element, ...added: Element[]): void {
  parent.children.splice(parent.children.indexOf(child) + 1, 0, ...added);
}

function remove(page: Root, nodes: Element[]): void {
  visit(page, 'element', (node) => {
    node.children = node.children.filter((child) => child.type !== 'element' || !nodes.includes(child));
  });
}
