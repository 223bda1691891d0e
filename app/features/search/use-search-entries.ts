import { useEffect, useState } from 'react';
import type { Groups } from './search-site.ts';

export type Entries = Pick<Groups, 'posts' | 'projects'>;

/** Kept for the next search: the modules that hold them are loaded once. */
let brought: Entries | null = null;

/**
 * The posts and projects to search in: null until `load` has brought them, 'interrupted' when it could not. Each new
 * `query` tries again.
 */
export function useSearchEntries(load: () => Promise<Entries>, query: string): Entries | 'interrupted' | null {
  const [entries, setEntries] = useState<Entries | 'interrupted' | null>(brought);

  useEffect(() => {
    let awaited = true;
    async function bring() {
      brought ??= await load();
      if (awaited) setEntries(brought);
    }
    bring().catch(() => awaited && setEntries('interrupted'));
    return () => {
      awaited = false;
    };
  }, [load, query]);

  return entries;
}
