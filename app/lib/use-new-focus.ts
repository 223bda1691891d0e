import { useEffect, useRef } from 'react';

/**
 * After 'Load More' a keyboard goes on with the first item that came, wherever the button went. `list` is around the
 * items, each of which has one link; `expect` is called when more have been asked for.
 */
export function useNewFocus<Container extends HTMLElement>(shown: number) {
  const list = useRef<Container>(null);
  const from = useRef<number>(null);

  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    list.current?.querySelectorAll('a')[from.current]?.focus({ preventScroll: true });
    from.current = null;
  }, [shown]);

  return { list, expect: () => void (from.current = shown) };
}
