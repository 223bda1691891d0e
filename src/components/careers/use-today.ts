import { useSyncExternalStore } from 'react';
import { localDay } from './job-dates.ts';

/**
 * The visitor's day as an ISO date; null in the prerendered page and during hydration, because the build cannot know the day.
 * Updates when the visitor comes back to the tab on another day.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => null,
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
