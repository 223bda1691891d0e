import { type RefObject, useEffect, useRef } from 'react';

/**
 * After 'Load More' a keyboard goes on with the first item that came, wherever the button went. `list` is around the
 * items, each of which has one link; the function that this gives is called when more have been asked for.
 */
export function useFocusNewItems(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const from = useRef<number>(null);

  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    list.current?.querySelectorAll('a')[from.current]?.focus({ preventScroll: true });
    from.current = null;
  }, [list, shown]);

  return () => {
    from.current = shown;
  };
}
