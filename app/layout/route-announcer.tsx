import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a change of route says the new page's title and moves the focus to its content, as a full load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    // Typing in the search box leads to the results and stays in the box.
    if (document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search') return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
