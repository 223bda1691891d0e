import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether to render all of a page: for a visitor who comes from another page not before the browser has painted the rest of it.
 * A way back and a link to a fragment need the whole page to find their place.
 */
export function useFirstPaint(): boolean {
  const { hash } = useLocation();
  const needsAll = useNavigationType() === 'POP' || hash !== '';
  const [whole, setWhole] = useState(needsAll);

  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  return whole;
}
