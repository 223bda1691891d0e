/** What is done to one page: its styles go in, the app waits for its turn, and a policy names every script by its hash. */
import { createHash } from 'node:crypto';

type Outside = { connect: string[]; frame: string[] };
/** The styles that the page carries in itself, and the address of the whole sheet. */
type Styles = { own: string; sheet: string };

/**
 * Marks a visit that begins at the page's top, whose lower parts may wait for their layout (styles/base.css). After a
 * reload or a way back the browser looks for a place further down, and a part's address leads there too: they get all.
 */
const markFresh =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&(document.documentElement.dataset.fresh="")';

/** The links beside the logo stand flush right: they would move while the header is still coming in (layout/header.module.css). */
const awaitHeader = '<link rel="expect" href="#search" blocking="render" media="(min-width:67.5625em)"/>';

/**
 * The page as delivered. Scripts that start the app are added to `starts` (their address and text).
 * Throws when the router's markup lacks what this rests on.
 */
export function finishPage(page: string, name: string, styles: Styles, starts: Map<string, string>, outside: Outside): string {
  const sleeping = lateStart(page, name, styles.sheet, starts);
  const dressed = replaceOnce(
    sleeping,
    '</title>',
    () => `</title>${awaitHeader}<style>${styles.own}</style><script>${markFresh}</script>`,
    name,
  );
  return replaceOnce(
    dressed,
    '<meta charSet="utf-8"/>',
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy(dressed, outside)}"/>`,
    name,
  );
}

/**
 * The page is complete without the app, so fetching and starting it waits until everything else has loaded and the main
 * thread is idle, or until the visitor first touches the page. All its files are then asked for at once, and with them the
 * whole style sheet, which must be there before the app shows anything that the page did not have.
 */
function lateStart(page: string, name: string, sheet: string, starts: Map<string, string>): string {
  const app = /<script type="module" async="">([^]*?)<\/script>/.exec(page);
  if (!app?.[1]) throw new Error(`build/page.ts: ${name} has no script that starts the app`);
  const file = `/assets/start-${digest(app[1], 'base64url').slice(0, 8)}.js`;
  starts.set(file, app[1]);
  const preloads = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g)];
  const files = [...new Set(preloads.map(([, href = '']) => href))];
  // Each in a turn of its own, so that none holds up the visitor's touch; the entry starts the app and comes last.
  const parts = files.filter((href) => !/\/(manifest|entry)/.test(href));
  const script = [
    `let sleeping=true;const link=(rel,href)=>new Promise(done=>{const l=document.createElement("link");l.rel=rel;l.href=href;l.onload=l.onerror=done;document.head.append(l)});`,
    `const start=async()=>{if(!sleeping)return;sleeping=false;const styled=link("stylesheet","${sheet}");${JSON.stringify(files)}.forEach(file=>link("modulepreload",file));await styled;for(const file of ${JSON.stringify(parts)})await import(file);import("${file}")};`,
    `addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(start));["pointerdown","keydown"].forEach(use=>addEventListener(use,start,{once:true,passive:true}))`,
  ].join('');
  return preloads.reduce(
    (text, [link]) => text.replace(link, ''),
    page.replace(app[0], () => `<script type="module">${script}</script>`),
  );
}

/** Only the site's own files, no inline script without its hash, and of elsewhere the form's service and the map's frame. */
function policy(page: string, { connect, frame }: Outside): string {
  const scripts = [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
    ([, attributes, text]) => text && !attributes?.includes('ld+json'),
  );
  const styles = [...page.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)];
  const rules = [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts.map(([, , text]) => text))}`,
    `style-src-elem 'self' ${hashes(styles.map(([, text]) => text))}`,
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

function hashes(texts: (string | undefined)[]): string {
  return [...new Set(texts)].map((text = '') => `'sha256-${digest(text, 'base64')}'`).join(' ');
}

function digest(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

function replaceOnce(page: string, found: string, replacement: (found: string) => string, name: string): string {
  if (page.split(found).length !== 2) throw new Error(`build/page.ts: ${name} does not hold '${found}' exactly once`);
  return page.replace(found, () => replacement(found));
}
