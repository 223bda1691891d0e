import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export type Query = { text: string; category: string | null };

/** What a list shows: the query, the count, and all items once they have come. */
type State<Item> = { query: Query; count: number; all: Item[] | null };

/** How each visit of a list was left, by the visit's key in the history. */
export type Visits<Item> = Map<string, State<Item>>;

type Options<Item> = {
  /** The newest items, which the page was delivered with. */
  first: Item[];
  /** How many there are in all. */
  total: number;
  /** Brings all items, newest first, when the visitor asks for what the page does not hold. */
  loadAll: () => Promise<Item[]>;
  matches: (item: Item, query: Query) => boolean;
  pageSize: number;
  /** Kept outside the component, so that who comes back from an item finds the list as it was left. */
  visits: Visits<Item>;
};

/**
 * A long list of which the page holds the beginning: search and category narrow it, 'Load More' lengthens what is shown,
 * and a change of either goes back to one page (decisions section 7). `prepare` fetches the rest ahead of its use.
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

  function ask(part: Partial<Query>) {
    prepare();
    setState((last) => ({ ...last, query: { ...last.query, ...part }, count: pageSize }));
  }

  return {
    ...page({ first, all, total, query, count, matches }),
    query,
    prepare,
    setText: (text: string) => ask({ text }),
    /** The selected category again clears it. */
    toggleCategory: (category: string) => ask({ category: category === query.category ? null : category }),
    loadMore() {
      prepare();
      setState((last) => ({ ...last, count: last.count + pageSize }));
    },
  };
}

type Page<Item> = {
  first: Item[];
  all: Item[] | null;
  total: number;
  query: Query;
  count: number;
  matches: (item: Item, query: Query) => boolean;
};

/** What is shown of a list: the matching items up to the count, whether there are more, and how many match in all. */
export function page<Item>({ first, all, total, query, count, matches }: Page<Item>): { shown: Item[]; more: boolean; found: number } {
  const known = all ?? first;
  const everything = !query.text && !query.category;
  const matching = everything ? known : known.filter((item) => matches(item, query));
  const found = everything ? total : matching.length;
  return { shown: matching.slice(0, count), more: found > count || (!all && !everything), found };
}
