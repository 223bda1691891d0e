import { useSyncExternalStore } from 'react';
import { localDay } from './job-dates.ts';

/**
 * The visitor's day as an ISO date; null in the delivered page and while the app takes it over, since whoever built the
 * page did not know it. A tab that is looked at again the next morning follows.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    onReturn,
    () => localDay(new Date()),
    () => null,
  );
}

function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
