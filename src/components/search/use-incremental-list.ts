import { useEffect, useRef, useState } from 'react';

/** How many items are visible at first and how many each step adds: with the other groups, more than a screen of results. */
const batchSize = 12;

/**
 * Shows more of a list as the visitor scrolls near its end, so that ten thousand matches cost no more than a dozen while
 * the visitor types. Put the ref `sentinel` on an element after the visible items.
 */
export function useIncrementalList<Item>(items: Item[]) {
  const [shown, setShown] = useState({ items, count: batchSize });
  // Other items, from the first ones on.
  const count = shown.items === items ? shown.count : batchSize;
  const sentinel = useRef<HTMLLIElement>(null);
  const hasMore = items.length > count;

  useEffect(() => {
    if (!hasMore || !sentinel.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && setShown({ items, count: count + batchSize }),
      {
        rootMargin: '100%',
      },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [hasMore, items, count]);

  return { visible: items.slice(0, count), hasMore, sentinel };
}
