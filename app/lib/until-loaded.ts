/**
 * What a screen needs only now may fail to load: its module, an entry. Then the connection is gone, or a new version of the
 * site has replaced the file. The load waits until `retryLoads` is called, and the page stays as it is meanwhile
 * (layout/failed-navigation.tsx).
 */

/** The loads that wait for their next attempt, each as the function that begins it. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

let failures = 0;

/** 0 when no load waits; otherwise a number that is another one after each failure. */
export function lastFailure(): number {
  return waiting.size > 0 ? failures : 0;
}

/** Calls the listener when a load fails, is tried again or is given up. Returns the function that unsubscribes. */
export function subscribeToFailedLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Another attempt for every load that has failed. */
export function retryLoads(): void {
  for (const begin of waiting) begin();
}

/** A `clientLoader` that does what the given loader does, but does not fail: it rejects only when its navigation is aborted. */
export function untilLoaded<Args, Data>(load: (args: Args) => Promise<Data>) {
  return (args: Args & { request: Request }): Promise<Data> => attempt(() => load(args), args.request.signal);
}

/** The loads of routes' modules that are under way or wait. */
const modulesOnTheWay = new Map<string, Promise<unknown>>();

/**
 * The module of a route. Stands in the place of the router's own function (build/route-module-loader.ts), which reloads the
 * page when the module does not load, even if only the pointer was over a link: offline the page and everything typed in it
 * would be gone.
 */
export async function loadRouteModule(route: { id: string; module: string }, modules: Record<string, unknown>): Promise<unknown> {
  if (route.id in modules) return modules[route.id];
  let attempts = 0;
  // From the second attempt on by another address: Firefox remembers of each that it failed (docs/decisions/0017).
  const ask = () => import(/* @vite-ignore */ attempts++ > 0 ? `${route.module}?${attempts}` : route.module);
  const load = modulesOnTheWay.get(route.id) ?? attempt(ask);
  modulesOnTheWay.set(route.id, load);
  modules[route.id] = await load;
  return modules[route.id];
}

async function attempt<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      signal?.throwIfAborted();
      await nextAttempt(signal);
    }
  }
}

function nextAttempt(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function begin() {
      waiting.delete(begin);
      resolve();
      notify();
    }
    waiting.add(begin);
    failures++;
    notify();
    signal?.addEventListener('abort', () => {
      reject(signal.reason);
      begin();
    });
  });
}

function notify(): void {
  for (const listener of listeners) listener();
}
