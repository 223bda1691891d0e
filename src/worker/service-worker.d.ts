/** What the service worker uses of its surroundings; TypeScript's own types of a worker do not go together with those of a page. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface ServiceWorkerGlobalScope {
  addEventListener: (type: 'install', listener: (event: ExtendableEvent) => void) => void;
  skipWaiting: () => Promise<void>;
}
