import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

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
 * a new filter goes back to the first page (decisions section 7). `prepare` loads all items before they are needed.
 */
export function useListing<Item>({ first, total, loadAll, matches, pageSize, visits }: Options<Item>) {
  const { key } = useLocation();
  const [state, setState] = useState<State<Item>>(
    () => visits.get(key) ?? { query: { text: '', category: null }, count: pageSize, all: first.length >= total ? first : null },
  );
  const { query, count, all } = state;

  useEffect(() => {
    visits.set(key, state);
  }, [visits, key, state]);

  function prepare() {
    if (!all) void loadAll().then((items) => setState((last) => ({ ...last, all: items })));
  }

  function changeQuery(part: Partial<Query>) {
    prepare();
    setState((last) => ({ ...last, query: { ...last.query, ...part }, count: pageSize }));
  }

  return {
    ...visibleItems({ first, all, total, query, count, matches }),
    query,
    prepare,
    setText: (text: string) => changeQuery({ text }),
    /** Selects a category, or clears it when it is already selected. */
    toggleCategory: (category: string) => changeQuery({ category: category === query.category ? null : category }),
    loadMore() {
      prepare();
      setState((last) => ({ ...last, count: last.count + pageSize }));
    },
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

/** The matching items up to `count`, whether there are more, and how many match in total. */
export function visibleItems<Item>({ first, all, total, query, count, matches }: Listing<Item>): {
  shown: Item[];
  more: boolean;
  found: number;
} {
  const loaded = all ?? first;
  const unfiltered = !query.text && !query.category;
  const matching = unfiltered ? loaded : loaded.filter((item) => matches(item, query));
  const found = unfiltered ? total : matching.length;
  return { shown: matching.slice(0, count), more: found > count || (!all && !unfiltered), found };
}
