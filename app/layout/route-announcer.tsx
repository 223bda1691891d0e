import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A live region: after a change of route it announces the new page's title, and the focus moves to the page's content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    setTitle(document.title);
    // Typing in the search box opens the results. The focus stays in the box, so that the visitor can go on typing.
    if (document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search') return undefined;
    // In the frame that paints the page: a focus lets the browser lay the page out, and its own effects may still change it.
    const frame = requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
