import { useState } from 'react';

export type Query = { text: string; category: string | null };

type Options<Item> = {
  /** The newest items, which the page was delivered with. */
  first: Item[];
  /** How many there are in all. */
  total: number;
  /** Brings all items, newest first, when the visitor asks for what the page does not hold. */
  loadAll: () => Promise<Item[]>;
  matches: (item: Item, query: Query) => boolean;
  pageSize: number;
};

/**
 * A long list of which the page holds the beginning: search and category narrow it, 'Load More' lengthens what is shown,
 * and a change of either goes back to one page (decisions section 7). `prepare` fetches the rest ahead of its use.
 */
export function useListing<Item>({ first, total, loadAll, matches, pageSize }: Options<Item>) {
  const [all, setAll] = useState<Item[] | null>(first.length >= total ? first : null);
  const [query, setQuery] = useState<Query>({ text: '', category: null });
  const [count, setCount] = useState(pageSize);

  function prepare() {
    if (!all) void loadAll().then(setAll);
  }

  function change(part: Partial<Query>) {
    prepare();
    setQuery({ ...query, ...part });
    setCount(pageSize);
  }

  const { shown, more, found } = page({ first, all, total, query, count, matches });
  return {
    shown,
    more,
    found,
    query,
    prepare,
    setText: (text: string) => change({ text }),
    /** The selected category again clears it. */
    toggleCategory: (category: string) => change({ category: category === query.category ? null : category }),
    loadMore() {
      prepare();
      setCount(count + pageSize);
    },
  };
}

type Page<Item> = { first: Item[]; all: Item[] | null; total: number; query: Query; count: number; matches: (item: Item, query: Query) => boolean };

/** What is shown of a list: the matching items up to the count, whether there are more, and how many match in all. */
export function page<Item>({ first, all, total, query, count, matches }: Page<Item>): { shown: Item[]; more: boolean; found: number } {
  const known = all ?? first;
  const everything = !query.text && !query.category;
  const matching = everything ? known : known.filter((item) => matches(item, query));
  const found = everything ? total : matching.length;
  return { shown: matching.slice(0, count), more: found > count || (!all && !everything), found };
}
