import { useEffect, useState } from 'react';
import type { Groups } from './find.ts';

export type Entries = Pick<Groups, 'posts' | 'projects'>;

/** Kept for the next search: the module that holds them is loaded once. */
let brought: Entries | null = null;

/**
 * The posts and projects to search in: null until `load` has brought them, 'interrupted' when it could not. Each new
 * `query` tries again.
 */
export function useEntries(load: () => Promise<Entries>, query: string): Entries | 'interrupted' | null {
  const [entries, setEntries] = useState<Entries | 'interrupted' | null>(brought);

  useEffect(() => {
    if (brought) return setEntries(brought);
    let awaited = true;
    load().then(
      (all) => {
        brought = all;
        if (awaited) setEntries(all);
      },
      () => awaited && setEntries('interrupted'),
    );
    return () => {
      awaited = false;
    };
  }, [load, query]);

  return entries;
}
