/**
 * The script of the page that an offline visitor gets for an address that is not kept. The app does not start there, because the
 * address is another page's. The page lists those of the menu; this leaves out what is not kept, adds what the visitor has
 * opened, and loads the address again when the connection is back, and another one on the way back or forward: the app, which
 * has put entries into the history, is not there to show them.
 */
import { cacheName, keyOf, titleHeader } from './kept.ts';

/** The page's own address. */
declare const offlinePath: string;

/** Milliseconds between two looks at whether the site answers, for a connection that the browser does not see come back. */
const pause = 10_000;

const linkedPages = [...document.querySelectorAll<HTMLAnchorElement>('main a')];

const { pathname, search } = location;
addEventListener('popstate', () => {
  if (location.pathname !== pathname || location.search !== search) location.reload();
});
addEventListener('online', () => location.reload());
// Whoever opens the page by its own address waits for no other.
if (!pathname.endsWith(offlinePath)) setInterval(lookForSite, pause);
document.querySelector('main button')?.addEventListener('click', () => location.reload());
// Nothing is left to be laid out later, as the app does it elsewhere (app/layout/deferred-layout.ts).
delete document.documentElement.dataset.fresh;
void showKept();

/** A picture, because the site makes no fetch but the forms' (decisions section 9). */
function lookForSite(): void {
  const picture = new Image();
  picture.addEventListener('load', () => location.reload());
  picture.src = `/favicon.svg?${Date.now()}`;
}

async function showKept(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const link of linkedPages) {
    if (await cache.match(keyOf(new URL(link.href)))) continue;
    const list = link.closest('ul');
    link.closest('li')?.remove();
    if (list?.childElementCount === 0) list.parentElement?.remove();
  }
  const linked = new Set(linkedPages.map(({ href }) => keyOf(new URL(href))));
  for (const { url } of (await cache.keys()).toReversed()) {
    const title = (await cache.match(url))?.headers.get(titleHeader);
    if (title && !linked.has(url)) addVisited(url, decodeURIComponent(title));
  }
}

function addVisited(url: string, title: string): void {
  const visited = document.getElementById('visited');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  visited?.querySelector('ul')?.append(item);
  visited?.removeAttribute('hidden');
}
