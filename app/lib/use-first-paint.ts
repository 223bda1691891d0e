import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * How many items of a list to render: `few` until the browser has painted them, for a visitor who comes from another page, and
 * then all. A way back and a link to a fragment need the whole list to find their place.
 */
export function useFirstPaint(few: number): number {
  const { hash } = useLocation();
  const needsAll = useNavigationType() === 'POP' || hash !== '';
  const [limit, setLimit] = useState(needsAll ? Infinity : few);

  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setLimit(Infinity)));
    return () => cancelAnimationFrame(frame);
  }, []);

  return limit;
}
