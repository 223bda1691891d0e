/** Registers the service worker when the page has loaded, so that the first view does nothing for it. A browser may forbid it. */
import { whenShown } from '#lib/when-shown.ts';
import type { HookSelector } from '#lib/hooks.ts';
import { keepPage } from './keep-page.ts';

const address = '/sw.js';

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The page's policy takes a script's address only from a policy of this name (Trusted Types).
  const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
  addEventListener('load', () => {
    navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
    // A form whose script is still to come has the page kept when it is there (quote-form.ts).
    if (!document.querySelector(`${'form[data-form]' satisfies HookSelector}:not([novalidate])`)) whenShown(() => void keepPage());
  });
}
