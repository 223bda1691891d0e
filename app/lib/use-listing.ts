import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepListing, keptListing } from './kept-listing.ts';
import { returnLater } from './kept-place.ts';
import { siteAnswers } from './site-answers.ts';

export type Query = { text: string; category: string | null };

/** `count` is how many items may be shown; `all` is null until all items are loaded. */
type State<Item> = { query: Query; count: number; all: Item[] | null };

/** The last state of each visit of a list, by the key of its history entry. */
export type Visits<Item> = Map<string, State<Item>>;

type Options<Item> = {
  /** The newest items, which are in the prerendered page. */
  first: Item[];
  /** The number of all items. */
  total: number;
  /** Loads all items, newest first. Called only when the visitor needs more than `first`. */
  loadAll: () => Promise<Item[]>;
  matches: (item: Item, query: Query) => boolean;
  pageSize: number;
  /** Outside the component, so that a visitor who comes back from an item finds the list as it was. */
  visits: Visits<Item>;
};

/**
 * A long list whose beginning is in the prerendered page. A search text and a category filter it, 'Load More' shows more, and
 * a new filter goes back to the first page (decisions section 7). `prepare` loads all items before they are needed. When they
 * do not load, `failed` says so, and `tryAgain` is for the visitor's next attempt.
 */
export function useListing<Item>({ first, total, loadAll, matches, pageSize, visits }: Options<Item>) {
  const { key } = useLocation();
  const [state, setState] = useState<State<Item>>(
    () => visits.get(key) ?? { query: { text: '', category: null }, count: pageSize, all: first.length >= total ? first : null },
  );
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'again'>('first');
  const { query, count, all } = state;
  const visible = visibleItems({ first, all, total, query, count, matches });

  // The page was loaded anew, or another version of the site has led to it: only the history knows what was chosen.
  const returnToPlace = useRef<() => void>(undefined);
  const restore = useRef(() => {
    const kept = visits.has(key) ? undefined : keptListing();
    if (!kept) return;
    returnToPlace.current = returnLater(key);
    show(kept);
  });
  useEffect(() => restore.current(), []);
  useLayoutEffect(() => {
    if (visible.complete) returnToPlace.current?.();
  }, [visible.complete]);

  useEffect(() => {
    visits.set(key, state);
  }, [visits, key, state]);

  /** Whether all items are there afterwards. */
  async function load(): Promise<boolean> {
    if (all) return true;
    try {
      const items = await loadAll();
      setState((last) => ({ ...last, all: items }));
      return true;
    } catch {
      return false;
    }
  }

  async function loadOrFail() {
    if (!(await load())) setAttempt((last) => (last === 'first' ? 'failed' : last));
  }

  function show(part: Partial<Pick<State<Item>, 'query' | 'count'>>) {
    if (visible.complete) setAttempt('first');
    keepListing({ query, count, ...part });
    setState((last) => ({ ...last, ...part }));
    void loadOrFail();
  }

  /** If the site answers, a new version has replaced the file of the items: only the reloaded page can load them. */
  async function tryAgain() {
    setAttempt('again');
    if (!(await load()) && (await siteAnswers())) location.reload();
    else setAttempt('failed');
  }

  return {
    ...visible,
    query,
    failed: !visible.complete && attempt !== 'first',
    trying: attempt === 'again',
    prepare: () => void load(),
    setText: (text: string) => show({ query: { ...query, text }, count: pageSize }),
    /** Selects a category, or clears it when it is already selected. */
    toggleCategory: (category: string) =>
      show({ query: { ...query, category: category === query.category ? null : category }, count: pageSize }),
    loadMore: () => show({ count: visible.shown.length + pageSize }),
    tryAgain: () => void tryAgain(),
  };
}

type Listing<Item> = {
  first: Item[];
  all: Item[] | null;
  total: number;
  query: Query;
  count: number;
  matches: (item: Item, query: Query) => boolean;
};

type VisibleItems<Item> = {
  /** The matching items up to `count`, as far as they are loaded. */
  shown: Item[];
  /** How many match in total; null while that is unknown. */
  found: number | null;
  /** Whether more than those shown match. */
  more: boolean;
  /** Whether everything is loaded that `shown` needs. */
  complete: boolean;
};

/** What a list shows. Before all items are loaded, nothing is known about a filter but its matches among the first items. */
export function visibleItems<Item>({ first, all, total, query, count, matches }: Listing<Item>): VisibleItems<Item> {
  const unfiltered = !query.text && !query.category;
  const loaded = all ?? first;
  const matching = unfiltered ? loaded : loaded.filter((item) => matches(item, query));
  const shown = matching.slice(0, count);
  const found = unfiltered ? total : all && matching.length;
  return { shown, found, more: found !== null && found > shown.length, complete: all !== null || (unfiltered && count <= first.length) };
}
