import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The parts of a page from the top down, each a child. Coming from another page, a visitor sees the first one at once, and the
 * others are rendered after it, one by one: all at once would let a slow phone wait for half a second. A way back and a link
 * to a fragment need the whole page to find their place, so there it is rendered whole.
 * Each part is hydrated by itself, and first the one that a visitor touches.
 */
export function PageParts({ children }: { children: ReactNode[] }) {
  const { hash } = useLocation();
  const needsAll = useNavigationType() === 'POP' || hash !== '';
  const [ready, setReady] = useState(needsAll ? children.length : 1);
  const shown = needsAll ? children.length : ready;

  useEffect(() => {
    if (ready === children.length) return undefined;
    // Not before the browser has painted what there is.
    const frame = requestAnimationFrame(() => startTransition(() => setReady(needsAll ? children.length : ready + 1)));
    return () => cancelAnimationFrame(frame);
  }, [ready, needsAll, children.length]);

  return (
    <>
      {children.slice(0, shown).map((part, i) => (
        <Suspense key={i}>{part}</Suspense>
      ))}
      {/* Keeps the footer below the window until then. */}
      {shown < children.length && <div aria-busy style={{ minBlockSize: '100vh' }} />}
    </>
  );
}
