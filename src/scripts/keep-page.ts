/** What a page tells the service worker of itself, as paths. `scripts`: all that it has loaded; `named`: those in the document. */
export type OpenedPage = { page: string; scripts: string[]; named: string[] };

// At the start: the search changes the address without another document.
const page = location.pathname;

/**
 * Has the service worker keep this page for a visit without a connection, with the scripts that it has loaded until now. To be
 * called when the page has all that it needs. A browser without a worker keeps nothing.
 */
export async function keepPage(): Promise<void> {
  const worker = await activeWorker();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = ownScripts([...document.scripts].map(({ src }) => src));
  const opened: OpenedPage = { page, scripts: [...new Set([...named, ...ownScripts(loaded)])], named };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
  worker?.postMessage(opened);
}

/** The service worker once it works, which on the first visit is some time after the load event. */
export async function activeWorker(): Promise<ServiceWorker | null> {
  return 'serviceWorker' in navigator ? (await navigator.serviceWorker.ready).active : null;
}

function ownScripts(addresses: readonly string[]): string[] {
  const assets = `${location.origin}/assets/`;
  return addresses.filter((address) => address.startsWith(assets) && address.endsWith('.js')).map((address) => new URL(address).pathname);
}
