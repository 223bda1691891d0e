import { useEffect, useState } from 'react';
import type { Groups } from './search-site.ts';

export type Entries = Pick<Groups, 'posts' | 'projects'>;

/** A cache for the next search. */
let cached: Entries | null = null;

/** The posts and projects to search in: null while they load, 'failed' when `load` rejects. Each new `query` tries again. */
export function useSearchEntries(load: () => Promise<Entries>, query: string): Entries | 'failed' | null {
  const [entries, setEntries] = useState<Entries | 'failed' | null>(cached);

  useEffect(() => {
    let outdated = false;
    async function loadOnce() {
      cached ??= await load();
      if (!outdated) setEntries(cached);
    }
    loadOnce().catch(() => !outdated && setEntries('failed'));
    return () => {
      outdated = true;
    };
  }, [load, query]);

  return entries;
}
