/** Registers the service worker when the page has loaded, so that the first view does nothing for it. A browser may forbid it. */
const address = '/sw.js';

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The page's policy takes a script's address only from a policy of this name (Trusted Types).
  const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
  addEventListener('load', () => {
    navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
  });
}
