import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the prerendered page and during hydration, then true: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
