import { useEffect, useState } from 'react';
import { loadData } from '#lib/load-data.ts';
import { paths } from '#lib/paths.ts';
import type { Groups } from './search-site.ts';

type Entries = Pick<Groups, 'posts' | 'projects'>;

let entries: Promise<Entries> | undefined;

/** All posts and projects, which no page contains. Rejects when they do not load; the next call tries again. */
export function loadEntries(): Promise<Entries> {
  entries ??= Promise.all([loadData<Entries['posts']>(paths.postsData), loadData<Entries['projects']>(paths.projectsData)]).then(
    ([posts, projects]) => ({ posts, projects }),
    (error: unknown) => {
      entries = undefined;
      throw error;
    },
  );
  return entries;
}

/** The posts and projects to search in, as soon as they have loaded. When they do not, each new `query` and each `tryAgain` is an attempt. */
export function useSearchEntries(query: string) {
  const [loaded, setLoaded] = useState<Entries>();
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'again'>('first');

  useEffect(() => {
    if (!loaded) loadEntries().then(setLoaded, () => setAttempt('failed'));
  }, [loaded, query]);

  function tryAgain() {
    setAttempt('again');
    loadEntries().then(setLoaded, () => setAttempt('failed'));
  }

  return { entries: loaded, failed: !loaded && attempt !== 'first', trying: attempt === 'again', tryAgain };
}
