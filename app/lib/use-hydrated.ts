import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the delivered page and while the app takes it over, true ever after: for what a delivered page cannot know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
