/**
 * Registers the service worker. A file of its own, /register-worker.js, that the page imports when it is idle after the app has
 * started (build/pages/page.ts), so that the first view loads and does nothing for it.
 */

/** Milliseconds between two looks at whether the page is complete and laid out. */
const pause = 1000;

// Some browsers have none, and some forbid it. Then the site works as before.
if ('serviceWorker' in navigator) void register().catch(() => undefined);

async function register(): Promise<void> {
  const { dataset } = document.documentElement;
  // While the worker fetches and keeps a hundred files, a slow phone needs twice as long for the layout of a part.
  while (document.readyState !== 'complete' || dataset.hydrated === undefined || dataset.fresh !== undefined) {
    await new Promise((done) => setTimeout(done, pause));
  }
  const { serviceWorker } = navigator;
  // A page that came through the worker is kept already.
  const isKept = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js');
  // Where a browser cannot tell of them, pages that the app has shown are not kept; those that were loaded whole are.
  if ('navigation' in window) {
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      if (navigationType !== 'replace') void tellVisited();
    });
  }
  if (!isKept) await tellVisited();
}

/** Tells the worker the page that the visitor sees, and the files that were loaded without it since it was last told. */
async function tellVisited(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  // Each file once: one that the worker has let go of would come back as the newest.
  performance.clearResourceTimings();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage([location.href, ...files]);
}
