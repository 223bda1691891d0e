/**
 * The service worker, made by the build as /sw.js. Pages and data come from the network, and only when that does not answer from what is
 * kept; files with a digest in their names, which never change, come from what is kept. It leaves alone whatever is neither:
 * posts, other origins, ranges, what programs talk to. Nothing in it depends on its version, so a new one takes over at once,
 * and files of older versions stay for the tabs that show them as long as there is room (docs/decisions/0018).
 */
import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyHandler } from 'workbox-strategies';
import { asItCame, cacheName, filesOf, isAsset, isData, isPage, keepable, keyOf, sizeHeader } from './kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** The addresses that are fetched ahead, files before the pages that need them; from build/offline/ahead.ts. */
declare const ahead: readonly string[];
/** The page for an address that is not kept. */
declare const offlinePath: string;

/** Seconds after which a page that is kept does not wait for the network any longer. */
const networkTimeoutSeconds = 3;
/** How many files are fetched ahead at the same time: few, so that they are in the way of nothing. */
const lanes = 4;
/** Bytes of everything that is kept. */
const room = 3_000_000;

const plugin = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(new URL(request.url)),
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) => keepable(response, new URL(request.url)),
  cacheDidUpdate: () => makeRoom(),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) => cachedResponse && asItCame(cachedResponse),
};

/**
 * Keeps an answer too that comes after the time-out: otherwise the event would be over, the browser would drop the request, and
 * on a slow line the visitor would see the same old page on each visit.
 */
class NetworkFirstKeepingLate extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetchAndKeep = handler.fetchAndCachePut.bind(handler);
    handler.fetchAndCachePut = (input) => {
      const answer = fetchAndKeep(input);
      void handler.waitUntil(answer.catch(() => undefined));
      return answer;
    };
    // oxlint-disable-next-line no-underscore-dangle -- the method that Workbox offers for strategies of one's own
    const answer = await super._handle(request, handler);
    // A server in trouble is no better than none.
    return answer.status < 500 ? answer : ((await findKept(request.url)) ?? answer);
  }
}

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && ((request.mode === 'navigate' && isPage(url)) || isData(url)),
  new NetworkFirstKeepingLate({
    cacheName,
    networkTimeoutSeconds,
    plugins: [plugin, { handlerDidError: ({ request }) => findKept(request.url) }],
  }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isAsset(url) && !request.headers.has('Range'),
  new CacheFirst({ cacheName, plugins: [plugin] }),
);
setCatchHandler(async ({ request }) => {
  const isPageAsked = request instanceof Request && request.mode === 'navigate';
  return (isPageAsked ? await findKept(addressOf(offlinePath)) : undefined) ?? Response.error();
});
preloadNavigations();
clientsClaim();

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  if (!savesData()) event.waitUntil(keepAhead());
});

/** A page names itself and the files it has loaded: those that came before the worker, and pages that the app has shown. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepVisited(event.data.map((address) => new URL(String(address)))));
});

/**
 * What is kept for an address, as it came. Pages need it beside what Workbox looks up: without a connection Firefox answers the
 * request that it sent ahead (navigation preload) with an error, which Workbox takes for the network's answer, where Chromium
 * rejects it.
 */
async function findKept(url: string | URL): Promise<Response | undefined> {
  const kept = await caches.match(keyOf(new URL(url)));
  return kept && asItCame(kept);
}

/** Files before the pages that need them. One that does not come ends it, until the next visit tries again. */
async function keepAhead(): Promise<void> {
  const urls = ahead.map(addressOf);
  const groups = [urls.filter((url) => !isPage(url)), urls.filter(isPage)];
  for (const group of groups) await Promise.all(Array.from({ length: lanes }, () => keepAll(group)));
  await letGo();
}

/** Keeps what is left in the list, which others empty at the same time. */
async function keepAll(left: URL[]): Promise<void> {
  for (let url = left.shift(); url; url = left.shift()) {
    if (!(await keep(url))) throw new Error(`${url.pathname} did not come`);
  }
}

async function keepVisited(urls: URL[]): Promise<void> {
  for (const url of urls) {
    if (url.origin !== location.origin || !(isAsset(url) || isData(url) || isPage(url))) continue;
    if (isData(url) && (await caches.match(keyOf(url)))) continue;
    if (!(await keep(url).catch(() => false)) || !isPage(url)) continue;
    const html = (await (await findKept(url))?.text()) ?? '';
    for (const path of filesOf(html)) await keep(addressOf(path)).catch(() => false);
  }
  await makeRoom();
}

/** Fetches a file that is not kept yet, or what may be another one by now; from the browser's own cache only, when the visitor saves data. */
async function keep(url: URL): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const key = keyOf(url);
  if (isAsset(url) && (await cache.match(key))) return true;
  const mode = savesData() ? 'only-if-cached' : isAsset(url) ? 'default' : 'no-cache';
  const response = await fetch(url, { cache: mode, mode: 'same-origin', priority: 'low' });
  const kept = keyOf(new URL(response.url)) === key ? await keepable(response, url) : null;
  if (kept) await cache.put(key, kept);
  return kept !== null;
}

/** Leaves it to a newer worker that fetches its own files or has taken over: this one would let go of them. */
async function makeRoom(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting && self.serviceWorker?.state !== 'redundant') await letGo();
}

/** Lets go of what came first, except for what is fetched ahead. */
async function letGo(): Promise<void> {
  const cache = await caches.open(cacheName);
  const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  const sizes = responses.map(({ headers }) => Number(headers.get(sizeHeader)));
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  const staying = new Set(ahead.map((path) => keyOf(addressOf(path))));
  for (const [i, { url }] of keys.entries()) {
    if (bytes <= room) return;
    if (staying.has(url)) continue;
    await cache.delete(url);
    bytes -= sizes[i] ?? 0;
  }
}

/** Of a path in the site. */
const addressOf = (path: string): URL => new URL(`.${path}`, location.href);

const savesData = (): boolean => navigator.connection?.saveData ?? false;
