import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new item after 'Load More', since the button moves or disappears. `list` is the element around
 * the items, each of which has one link. Call the returned function when the visitor asks for more items.
 */
export function useFocusNewItems(list: RefObject<HTMLElement | null>, shown: number): () => void {
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
