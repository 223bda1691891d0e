/** What the service worker uses of its surroundings; TypeScript's own types of a worker do not go together with those of a page. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface ServiceWorkerGlobalScope {
  addEventListener: ((type: 'install', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'message', listener: (event: ExtendableMessageEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  /** This worker. Firefox does not have it. */
  readonly serviceWorker?: ServiceWorker;
}
