import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepListing, keptListing } from './kept-listing.ts';
import { returnLater } from './kept-place.ts';
import { savesData } from './saves-data.ts';
import { siteAnswers } from './site-answers.ts';

export type Query = { text: string; category: string | null };

/** `loaded` are the newest items; `rest` is the address of those that follow, null when all are loaded. */
type State<Item> = { query: Query; count: number; loaded: Item[]; rest: string | null };

/** The last state of each visit of a list, by the key of its history entry. */
export type Visits<Item> = Map<string, State<Item>>;

/** The newest items, which are in the prerendered page, and the addresses of the part that follows and of all items in one. */
export type ListStart<Item> = Part<Item> & { total: number; all: string | null };
type Part<Item> = { cards: Item[]; rest: string | null };

/** Loads what is at one of these addresses. Called only when the visitor needs more than the start. */
export type LoadPart = <Data>(address: string) => Promise<Data>;

type Options<Item> = {
  start: ListStart<Item>;
  load: LoadPart;
  matches: (item: Item, query: Query) => boolean;
  pageSize: number;
  /** Outside the component, so that a visitor who comes back from an item finds the list as it was. */
  visits: Visits<Item>;
};

/**
 * A long list whose beginning is in the prerendered page. A search text and a category filter it, 'Load More' shows more, and
 * a new filter goes back to the first page (decisions section 7). Without a filter it loads the parts that it shows, for a filter
 * all items; `prepareMore` and `prepareFilter` do so before they are needed. When they do not load, `failed` says so, and
 * `tryAgain` is for the visitor's next attempt.
 */
export function useListing<Item>({ start, load, matches, pageSize, visits }: Options<Item>) {
  const { key } = useLocation();
  const { total, all } = start;
  const [state, setState] = useState<State<Item>>(
    () => visits.get(key) ?? { query: { text: '', category: null }, count: pageSize, loaded: start.cards, rest: start.rest },
  );
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'again'>('first');
  const { query, count } = state;
  // What is pressed or typed in shows it at once; the state and the list follow when that is painted, however long the list is.
  const chosen = useRef({ query, count });
  const visible = visibleItems({ ...state, total, matches });

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
  }, [state, visible.complete]);

  useEffect(() => {
    visits.set(key, { ...state, ...chosen.current });
  }, [visits, key, state]);

  /** Loads all items, or so many of the newest. Gives whether they are there afterwards. */
  async function complete(wanted: 'all' | number): Promise<boolean> {
    try {
      const items = await loadItems(wanted);
      // Two that load at the same time may end in any order.
      startTransition(() => setState((last) => (last.loaded.length < items.loaded.length ? { ...last, ...items } : last)));
      return true;
    } catch {
      return false;
    }
  }

  async function loadItems(wanted: 'all' | number): Promise<Pick<State<Item>, 'loaded' | 'rest'>> {
    let { rest } = state;
    if (wanted === 'all' && rest !== null && all !== null) return { loaded: await load<Item[]>(all), rest: null };
    const loaded = [...state.loaded];
    const enough = wanted === 'all' ? Infinity : wanted;
    while (rest !== null && loaded.length < enough) {
      const part: Part<Item> = await load(rest);
      loaded.push(...part.cards);
      ({ rest } = part);
    }
    return { loaded, rest };
  }

  function show(part: Partial<Pick<State<Item>, 'query' | 'count'>>) {
    const now = { ...chosen.current, ...part };
    chosen.current = now;
    keepListing(now);
    visits.set(key, { ...state, ...now });
    startTransition(() => {
      if (visible.complete) setAttempt('first');
      setState((last) => ({ ...last, ...now }));
    });
    void complete(needed(now)).then((done) => done || setAttempt((last) => (last === 'first' ? 'failed' : last)));
  }

  function prepare(wanted: number | 'all') {
    if (!savesData()) void complete(wanted);
  }

  /** If the site answers, a new version has replaced the file of the items: only the reloaded page can load them. */
  async function tryAgain() {
    setAttempt('again');
    if (!(await complete(needed(state))) && (await siteAnswers())) location.reload();
    else setAttempt('failed');
  }

  return {
    ...visible,
    query,
    failed: !visible.complete && attempt !== 'first',
    trying: attempt === 'again',
    prepareMore: () => prepare(visible.shown.length + pageSize),
    prepareFilter: () => prepare('all'),
    setText: (text: string) => show({ query: { ...chosen.current.query, text }, count: pageSize }),
    setCategory: (category: string | null) => show({ query: { ...chosen.current.query, category }, count: pageSize }),
    loadMore: () => show({ count: visible.shown.length + pageSize }),
    tryAgain: () => void tryAgain(),
  };
}

type Listing<Item> = State<Item> & { total: number; matches: (item: Item, query: Query) => boolean };

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

/** What a list shows. Before all items are loaded, nothing is known about a filter but its matches among those that are. */
export function visibleItems<Item>({ query, count, loaded, rest, total, matches }: Listing<Item>): VisibleItems<Item> {
  const filtered = isFilter(query);
  const all = rest === null;
  const matching = filtered ? loaded.filter((item) => matches(item, query)) : loaded;
  const shown = matching.slice(0, count);
  const found = all ? matching.length : filtered ? null : total;
  return { shown, found, more: found !== null && found > shown.length, complete: all || (!filtered && count <= loaded.length) };
}

/** How many items these choices need. */
function needed({ query, count }: { query: Query; count: number }): 'all' | number {
  return isFilter(query) ? 'all' : count;
}

const isFilter = ({ text, category }: Query): boolean => text !== '' || category !== null;
