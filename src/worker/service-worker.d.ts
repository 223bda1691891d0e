/** What the service worker uses of its surroundings; TypeScript's own types of a worker do not go together with those of a page. */
import type { OpenedPage } from '#scripts/service-worker.ts';

declare global {
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }

  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    respondWith: (answer: Promise<Response>) => void;
  }

  interface ServiceWorkerEvents {
    install: ExtendableEvent;
    activate: ExtendableEvent;
    message: ExtendableEvent & { readonly data: OpenedPage };
    fetch: FetchEvent;
  }

  interface ServiceWorkerGlobalScope {
    readonly location: Location;
    readonly clients: { claim: () => Promise<void> };
    addEventListener: <Type extends keyof ServiceWorkerEvents>(type: Type, listener: (event: ServiceWorkerEvents[Type]) => void) => void;
    skipWaiting: () => Promise<void>;
  }
}
