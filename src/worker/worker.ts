/**
 * The service worker (/sw.js): pages come from the network, and from the cache when that does not answer. The pages of the
 * menu are cached at the first visit, others once they were opened. Files with a digest in their names never change
 * (docs/decisions/0018).
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** From the build (src/integrations/delivery/write-worker.ts): the page for an address that is not cached, its scripts, and the pages of the menu. */
declare const offlinePath: string;
declare const offlineScripts: readonly string[];
declare const menu: readonly string[];

const pages = 'pages';
const files = 'files';
/** In seconds: after that a cached page does not wait for the network any longer. */
const networkTimeoutSeconds = 3;

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds,
    plugins: [
      // A page is the same with any query.
      { cacheKeyWillBeUsed: async ({ request }) => request.url.split(/[?#]/)[0] ?? '' },
      new ExpirationPlugin({ maxEntries: 60 }),
    ],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: files, plugins: [new ExpirationPlugin({ maxEntries: 200 })] }),
);
setCatchHandler(async ({ request }) => {
  const isPage = request instanceof Request && request.mode === 'navigate';
  return (isPage ? await caches.match(offlinePath) : undefined) ?? Response.error();
});
clientsClaim();

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(cachePages());
});

async function cachePages(): Promise<void> {
  // The cache of an earlier version of this worker.
  await caches.delete('kept');
  await (await caches.open(files)).addAll([...offlineScripts]);
  const cache = await caches.open(pages);
  await cache.addAll(navigator.connection?.saveData ? [offlinePath] : [offlinePath, ...menu]);
}
