import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#app/lib/after-paint.ts';

/**
 * A live region: after a change of route it announces the new page's title, and the focus moves to the page's content, or to the part
 * that the link's fragment names, from where the Tab key goes on as after a page load.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef({ pathname, key });

  useEffect(() => {
    const isNewPage = last.current.pathname !== pathname;
    const isNew = last.current.key !== key;
    last.current = { pathname, key };
    if (isNewPage) setTitle(document.title);
    if (!isNewPage && !(isNew && hash)) return undefined;
    // Typing in the search box opens the results. The focus stays in the box, so that the visitor can go on typing.
    if (document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search') return undefined;
    // A focus computes styles and layout, which a slow phone would do twice before it shows the page.
    return afterPaint(() => focusOn(document.getElementById(idOf(hash)) ?? document.getElementById('main')));
  }, [pathname, hash, key]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/** The id that a fragment names; the fragment itself where it is no encoded text. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusOn(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element?.focus({ preventScroll: true });
}
