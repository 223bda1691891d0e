import { useEffect, useState } from 'react';
import { loadData } from '#lib/load-data.ts';
import { dataFiles } from '#lib/paths.ts';
import type { Groups } from './search-site.ts';

type Entries = Pick<Groups, 'posts' | 'projects'>;

let loading: Promise<void> | undefined;
let entries: Entries | undefined;

/** Loads all posts and projects, which no page contains. Rejects when they do not come; the next call tries again. */
export function loadEntries(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const [posts, projects] = await Promise.all([
    loadData<Entries['posts']>(dataFiles.posts),
    loadData<Entries['projects']>(dataFiles.projects),
  ]);
  entries = { posts, projects };
}

/** The posts and projects to search in, as soon as they have loaded. When they do not, each new `query` and each `tryAgain` is an attempt. */
export function useSearchEntries(query: string) {
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'again' | 'loaded'>('first');
  const attemptOnce = () =>
    loadEntries().then(
      () => setAttempt('loaded'),
      () => setAttempt('failed'),
    );

  useEffect(() => {
    if (!entries) void attemptOnce();
  }, [query]);

  return {
    entries,
    failed: !entries && attempt !== 'first',
    trying: attempt === 'again',
    tryAgain: () => {
      setAttempt('again');
      void attemptOnce();
    },
  };
}
