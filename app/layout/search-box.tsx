import { useEffect, useRef, useState } from 'react';
import { href, PrefetchPageLinks, useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import { layout } from '#content/pages/layout.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { searchQuery } from '#app/lib/search-query.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-box.module.css';

/**
 * Each change of the text navigates to /search with the lower-cased text as navigation state: the first one adds an entry to
 * the history, the following ones replace it (decisions section 3). Before hydration it is an ordinary form.
 */
export function SearchBox() {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const location = useLocation();
  const address = useHref('/search');
  const navigationType = useNavigationType();
  /** Whether the popover is open: on a phone the form is one. */
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const isResultsPage = location.pathname === href('/search');
  const query = isResultsPage ? searchQuery(location) : '';

  function search(text: string) {
    void navigate(href('/search'), {
      state: { query: text.toLowerCase() },
      // The browser's address, since the router's is late for a key that is pressed while the router commits a navigation.
      replace: window.location.pathname === address,
      // Without it the navigation is a transition, and the next keys wait until React has rendered it.
      flushSync: true,
    });
  }

  // Text that the visitor typed before hydration is searched for now. Otherwise the input shows the query of the page.
  const syncAfterHydration = useRef(() => {
    setOpen(form.current?.matches(':popover-open') ?? false);
    const element = input.current;
    if (!element) return;
    const typing = document.activeElement === element && element.value !== '';
    if (typing && element.value.toLowerCase() !== query) search(element.value);
    else if (isResultsPage && !typing) element.value = query;
  });
  useEffect(() => syncAfterHydration.current(), []);

  // The input is uncontrolled, since a value that is set while the visitor types loses keys. It is set only when the visitor
  // goes back or forward in the history …
  const lastKey = useRef(location.key);
  useEffect(() => {
    if (lastKey.current === location.key) return;
    lastKey.current = location.key;
    if (isResultsPage && navigationType === 'POP' && input.current) input.current.value = query;
  }, [isResultsPage, location.key, query, navigationType]);

  // … and cleared when the visitor leaves the results.
  useEffect(() => {
    const element = input.current;
    if (!isResultsPage || !element) return;
    return () => {
      element.value = '';
    };
  }, [isResultsPage]);

  useEffect(() => {
    const element = form.current;
    const onToggle = (event: Event) => {
      const opened = event instanceof ToggleEvent && event.newState === 'open';
      setOpen(opened);
      if (opened) input.current?.focus();
    };
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);

  return (
    <form
      ref={form}
      id="search"
      popover="auto"
      role="search"
      action={address}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (input.current) search(input.current.value);
        // On a phone the search bar and the keyboard cover the results.
        if (open) form.current?.hidePopover();
      }}
    >
      <label className={styles.field}>
        <Icon name="search" />
        <span className="visually-hidden">{layout.search.label}</span>
        <input
          ref={input}
          type="search"
          name="q"
          placeholder={open ? layout.search.phonePlaceholder : layout.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onFocus={() => setFocused(!savesData())}
          onChange={(event) => search(event.currentTarget.value)}
        />
      </label>
      {focused && !isResultsPage && <PrefetchPageLinks page={address} />}
    </form>
  );
}
