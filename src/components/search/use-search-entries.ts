import { useEffect, useState } from 'react';
import { siteAnswers } from '#lib/site-answers.ts';
import type { Groups } from './search-site.ts';

export type Entries = Pick<Groups, 'posts' | 'projects'>;

/** A cache for the next search. */
let cached: Entries | null = null;

type SearchEntries = {
  /** Null while they load for the first time, or after that has failed. */
  entries: Entries | null;
  failed: boolean;
  /** Whether the attempt that the visitor has asked for is under way. */
  trying: boolean;
  tryAgain: () => void;
};

/** The posts and projects to search in. When they do not load, each new `query` and each `tryAgain` is an attempt. */
export function useSearchEntries(load: () => Promise<Entries>, query: string): SearchEntries {
  const [entries, setEntries] = useState(cached);
  const [failed, setFailed] = useState(false);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (entries) return;
    let outdated = false;
    async function loadOnce() {
      cached ??= await load();
      if (!outdated) setEntries(cached);
    }
    loadOnce().catch(() => !outdated && setFailed(true));
    return () => {
      outdated = true;
    };
  }, [entries, load, query]);

  /** If the site answers, a new version has replaced the files: only the reloaded page can load them. It keeps the query. */
  async function tryAgain() {
    setTrying(true);
    try {
      cached ??= await load();
      setEntries(cached);
    } catch {
      if (await siteAnswers()) location.reload();
    }
    setTrying(false);
  }

  return { entries, failed: failed && !entries, trying, tryAgain: () => void tryAgain() };
}
