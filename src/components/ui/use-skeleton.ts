import { useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

/**
 * Which part of a card is a skeleton (specification section 4; decisions section 7): `whole` at first after a client
 * navigation, `picture` at first in the prerendered page, and `none` when the picture has loaded or failed, or after `limit`
 * milliseconds. `frame` is the ref of an element around the picture.
 */
export function useSkeleton(limit: number) {
  const hydrated = useHydrated();
  const frame = useRef<HTMLElement>(null);
  const [skeleton, setSkeleton] = useState<'whole' | 'picture' | 'none'>(hydrated ? 'whole' : 'picture');

  // A layout effect, so that a picture that is already loaded does not flash.
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
