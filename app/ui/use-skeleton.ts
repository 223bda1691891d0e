import { useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * When a card shows what (specification section 4; decisions section 7): `whole` while nothing of a card that the visitor's
 * navigation brought in may show yet, `picture` while only its picture is missing (so begins a card of the delivered page),
 * `none` from the moment the picture has loaded or failed, or after `limit` milliseconds. `frame` is an element around the
 * picture.
 */
export function useSkeleton(limit: number) {
  const hydrated = useHydrated();
  const frame = useRef<HTMLElement>(null);
  const [skeleton, setSkeleton] = useState<'whole' | 'picture' | 'none'>(hydrated ? 'whole' : 'picture');

  // Before the paint, so that no picture that is already there flashes.
  useLayoutEffect(() => {
    const image = frame.current?.querySelector('img');
    const end = () => setSkeleton('none');
    if (!image || image.complete) return end();
    const timer = setTimeout(end, limit);
    image.addEventListener('load', end);
    image.addEventListener('error', end);
    return () => {
      clearTimeout(timer);
      image.removeEventListener('load', end);
      image.removeEventListener('error', end);
    };
  }, [limit]);

  return { skeleton, frame };
}
