import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useHref, useNavigate } from 'react-router';
import { hasModifier } from '#app/lib/has-modifier.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { PendingNavigation } from './pending-navigation.tsx';

/** Milliseconds that a pointer or the focus rests on a link before its page is loaded ahead. */
const intent = 100;

/** Milliseconds after a press during which nothing says that the page is on its way: mostly it is there sooner. */
const patience = 300;

/** Links to files have a target or are downloads (build/content/markdown.ts); the one that skips to the content moves the focus. */
const browsersOwn = '[target], [download], [data-reload], .skip-link';

/**
 * Makes a press on a link to a page of this site a navigation within the app, and loads the code of that page a moment before.
 * For all links of the document, also those in text that was made from Markdown.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const root = useHref('/');
  const [page, setPage] = useState('');
  /** The arrival of a page that does not come at once. The router's own state would be rendered with every navigation. */
  const [late, setLate] = useState<Promise<void>>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const pageLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.matches(browsersOwn) || link.origin !== location.origin) return null;
      return link.pathname.startsWith(root) ? link : null;
    };
    function follow(event: MouseEvent) {
      const link = pageLink(event);
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      // The router's addresses begin at the root of the site, which may be a folder.
      const arrival = navigate(link.pathname.slice(root.length - 1) + link.search + link.hash, {
        replace: 'replace' in link.dataset || link.href === location.href,
      });
      if (!arrival) return;
      const waiting = setTimeout(setLate, patience, arrival);
      void arrival.then(() => clearTimeout(waiting));
    }
    function loadAhead(event: Event) {
      clearTimeout(timer);
      const link = savesData() ? null : pageLink(event);
      if (link) timer = setTimeout(setPage, intent, link.pathname + link.search);
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('pointerover', loadAhead, { signal });
    document.addEventListener('focusin', loadAhead, { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [navigate, root]);

  return (
    <>
      {page && <PrefetchPageLinks page={page} />}
      <PendingNavigation arrival={late} />
    </>
  );
}
