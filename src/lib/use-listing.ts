import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { pageSize } from '#content/constants.ts';
import { type Choice, storeChoice, storedChoice, type Query } from './stored-choice.ts';
import { trackScroll } from './track-scroll.ts';
import { loadData } from './load-data.ts';

/**
 * The search field of a list is not part of the list's island, which finds it by this id: React renders an island again that an
 * extension or a translator has changed, and what somebody types in it would be gone.
 */
export const listFieldId = 'list-search';

/** The newest items, which are in the page, the number of all, and the address of the module with all of them (src/pages/data). */
export type ListStart<Item> = { first: Item[]; total: number; address: string };

type Matches<Item> = (item: Item, query: Query) => boolean;

const unfiltered: Choice = { text: '', category: null, count: pageSize };

/**
 * A long list whose beginning is in the page. A search text and a category filter it, 'Load More' shows more, and a new filter
 * goes back to the first page (decisions section 7). What follows the first items is loaded when the choice needs it.
 */
export function useListing<Item>({ first, total, address }: ListStart<Item>, matches: Matches<Item>) {
  const [choice, setChoice] = useState(unfiltered);
  const [all, setAll] = useState(first.length < total ? null : first);
  /** The last one for which the rest of the items did not come. Each later choice is an attempt. */
  const [failedChoice, setFailedChoice] = useState<Choice>();
  const items = useRef<HTMLUListElement>(null);
  /** Where to scroll when the list is as it was left. */
  const place = useRef(0);
  // What is pressed shows at once, the list follows, however long it is.
  const listed = useDeferredValue(choice);
  const visible = visibleItems({ loaded: all ?? first, total, choice: listed, matches });
  const incomplete = !all && needsAll(choice, first.length);
  const expectMore = useFocusNewItems(items, visible.shown.length);

  useEffect(() => {
    const field = document.getElementById(listFieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const stored = storedChoice();
    place.current = trackScroll();
    // What somebody has typed before the island started is newer.
    if (stored && field.value === '') field.value = stored.text;
    // oxlint-disable-next-line react/set-state-in-effect -- once: only the browser knows it
    if (stored || field.value !== '') setChoice((last) => ({ ...last, ...stored, text: field.value }));
    const filter = () => setChoice((last) => ({ ...last, text: field.value, count: pageSize }));
    field.addEventListener('input', filter);
    return () => field.removeEventListener('input', filter);
  }, []);

  useEffect(() => {
    // Until somebody has chosen something there is nothing to keep.
    if (choice !== unfiltered) storeChoice(choice);
  }, [choice]);

  useEffect(() => {
    if (listed === unfiltered || incomplete) return;
    if (place.current > 0) scrollTo({ top: place.current, behavior: 'instant' });
    place.current = 0;
  }, [listed, incomplete]);

  useEffect(() => {
    if (incomplete) void loadData<Item[]>(address).then(setAll, () => setFailedChoice(choice));
  }, [incomplete, choice, address]);

  return {
    ...visible,
    category: choice.category,
    items,
    failed: incomplete && failedChoice !== undefined,
    trying: failedChoice !== choice,
    setCategory: (category: string | null) => setChoice((last) => ({ ...last, category, count: pageSize })),
    loadMore() {
      expectMore();
      setChoice((last) => ({ ...last, count: last.count + pageSize }));
    },
    clear() {
      const field = document.getElementById(listFieldId);
      if (field instanceof HTMLInputElement) field.value = '';
      expectMore();
      setChoice({ ...unfiltered });
    },
    tryAgain() {
      expectMore();
      setChoice((last) => ({ ...last }));
    },
  };
}

type Listing<Item> = { loaded: Item[]; total: number; choice: Choice; matches: Matches<Item> };

/**
 * The items to show, how many match in all (null while that is unknown), and whether more than those shown match. Before all
 * items are loaded, nothing is known about a filter but its matches among those that are.
 */
export function visibleItems<Item>({ loaded, total, choice, matches }: Listing<Item>): {
  shown: Item[];
  found: number | null;
  more: boolean;
} {
  const filtered = isFilter(choice);
  const matching = filtered ? loaded.filter((item) => matches(item, choice)) : loaded;
  const shown = matching.slice(0, choice.count);
  const found = filtered ? (loaded.length < total ? null : matching.length) : total;
  return { shown, found, more: found !== null && found > shown.length };
}

const isFilter = ({ text, category }: Query): boolean => text !== '' || category !== null;

const needsAll = (choice: Choice, loaded: number): boolean => isFilter(choice) || choice.count > loaded;

/**
 * Moves the focus to the first new item after 'Load More', since the button moves or disappears. Each item has one link. Call
 * the returned function when the visitor asks for more items.
 */
function useFocusNewItems(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const firstNew = useRef<number>(null);

  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return;
    const link = list.current?.querySelectorAll('a')[firstNew.current];
    link?.focus({ preventScroll: true });
    // A pointer leaves the page where it is; a keyboard has to see where it is.
    if (link?.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest' });
    firstNew.current = null;
  }, [list, shown]);

  return () => {
    firstNew.current = shown;
  };
}
