import { useEffect, useRef, useState } from 'react';

/** Shown at first and added each time: more than a screen of results. */
const step = 24;

/**
 * Lets a list of any length grow as the visitor comes near its end, so that ten thousand matches cost no more than
 * twenty-four while they type. `end` is put on an element behind the items that are shown.
 */
export function useIncrementalList<Item>(items: Item[]) {
  const [shown, setShown] = useState(step);
  const end = useRef<HTMLLIElement>(null);
  const more = items.length > shown;

  useEffect(() => {
    if (!more || !end.current) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setShown((count) => count + step), { rootMargin: '100%' });
    near.observe(end.current);
    return () => near.disconnect();
  }, [more, shown]);

  return { visible: items.slice(0, shown), more, end };
}
