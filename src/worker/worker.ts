/**
 * The service worker (/sw.js): a visit without a connection (docs/decisions/0018). A page comes from the network, and a page
 * that was opened before comes from the cache when the network fails, is late or has only an error. Nothing is fetched ahead
 * but the page that says so. Files with a digest in their names never change.
 */
import type { OpenedPage } from '#scripts/service-worker.ts';

declare const self: ServiceWorkerGlobalScope;
/** From the build (src/integrations/delivery/write-worker.ts): the page for an address that is not kept, and its scripts. */
declare const offlinePath: string;
declare const offlineScripts: readonly string[];

/** Scripts are kept apart, so that no number of pictures drives out what a kept page needs. */
const limits = { offline: Infinity, opened: 60, scripts: 300, files: 200 };
/** In ms: after that a page that is kept does not wait for the network any longer. */
const networkTimeout = 3000;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});
self.addEventListener('activate', (event) => {
  void self.clients.claim();
  event.waitUntil(deleteOtherCaches());
});
self.addEventListener('message', (event) => {
  event.waitUntil(keepPage(event.data));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request, event));
});

/** A visitor who saves data gets the browser's own page instead. */
async function keepOfflinePage(): Promise<void> {
  if (navigator.connection?.saveData) return;
  await (await caches.open('offline')).addAll([offlinePath, ...offlineScripts]);
}

/** Those of an earlier version of this worker. */
async function deleteOtherCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => !(name in limits));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Keeps a page that is open with its scripts, or not at all. The browser has just loaded all of them, so its own cache answers.
 * A document that does not name its scripts is another one: that of a newer build, or a Wi-Fi network's sign-in in our place.
 */
async function keepPage({ page, scripts, named }: OpenedPage): Promise<void> {
  const loaded = { cache: 'force-cache' } as const;
  const cache = await caches.open('scripts');
  await Promise.all(
    scripts.map(async (script) => {
      if (await caches.match(script)) return;
      const answer = await fetch(script, loaded);
      if (!isFile(answer)) throw new Error(`${script} did not come`);
      await cache.put(script, answer);
    }),
  );
  const answer = await fetch(page, loaded);
  const html = await answer.clone().text();
  if (!answer.ok || answer.redirected || named.length === 0 || !named.every((script) => html.includes(script))) return;
  await (await caches.open('opened')).put(nameOf(page), answer);
  await Promise.all([forgetOldest('opened'), forgetOldest('scripts')]);
}

async function openPage(request: Request): Promise<Response> {
  const kept = await caches.match(nameOf(request.url));
  const answer = fetch(request).catch(() => undefined);
  if (!kept) return (await answer) ?? (await caches.match(offlinePath)) ?? Response.error();
  const first = await Promise.race([answer, later(networkTimeout)]);
  return first && first.status < 500 ? first : kept;
}

async function openFile(request: Request, event: FetchEvent): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isFile(answer)) event.waitUntil(keepFile(request, answer.clone()));
  return answer;
}

async function keepFile(request: Request, answer: Response): Promise<void> {
  const name = request.destination === 'script' ? 'scripts' : 'files';
  await (await caches.open(name)).put(request, answer);
  await forgetOldest(name);
}

/** The address under which a page is kept: it is the same page with a slash, a query or a fragment. */
function nameOf(address: string): string {
  const { origin, pathname } = new URL(address, self.location.origin);
  return origin + (pathname.replace(/\/$/, '') || '/');
}

/** Whether an answer is a file of ours. None of /assets/ is HTML: that would be somebody else's page. */
function isFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('content-type')?.startsWith('text/html');
}

/** A cache has what was put in last at its end. */
async function forgetOldest(name: keyof typeof limits): Promise<void> {
  const cache = await caches.open(name);
  const oldest = (await cache.keys()).slice(0, -limits[name]);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
