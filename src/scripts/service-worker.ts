/** The page's side of the service worker (src/worker/worker.ts). A browser without one, or that forbids it, keeps nothing. */
import { whenShown } from '#lib/when-shown.ts';
import type { HookSelector } from '#lib/data-attributes.ts';

/** What a page tells the service worker of itself, as paths. `scripts`: all that it has loaded; `named`: those in the document. */
export type OpenedPage = { page: string; scripts: string[]; named: string[] };

const workerAddress = '/sw.js';

// At the start: the search changes the address without another document.
const page = location.pathname;

// When the page has loaded, so that the first view does nothing for it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The page's policy takes a script's address only from a policy of this name (Trusted Types).
  const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerAddress });
  addEventListener('load', () => {
    navigator.serviceWorker.register(policy?.createScriptURL(workerAddress) ?? workerAddress).catch(() => undefined);
    // A form whose script is still to come has the page kept when it is there (quote-form.ts).
    if (!document.querySelector(`${'form[data-form]' satisfies HookSelector}:not([novalidate])`)) whenShown(() => void keepPage());
  });
}

/**
 * Has the service worker keep this page for a visit without a connection, with the scripts that it has loaded until now. To be
 * called when the page has all that it needs.
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
