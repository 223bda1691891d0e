import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useHref, useNavigate } from 'react-router';
import { hasModifier } from '#app/lib/has-modifier.ts';
import { savesData } from '#app/lib/saves-data.ts';

/** Milliseconds that a pointer or the focus rests on a link before its page is loaded ahead. */
const intent = 100;

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
      void navigate(link.pathname.slice(root.length - 1) + link.search + link.hash, {
        replace: 'replace' in link.dataset || link.href === location.href,
      });
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

  return page && <PrefetchPageLinks page={page} />;
}
