import { useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate, useNavigationType } from 'react-router';
import { layout } from '#content/pages/layout.ts';
import { searchQuery } from '#app/lib/search-query.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-box.module.css';

/**
 * Each change goes to /search with the lower-cased text as navigation state: the first as a new entry of the history,
 * the next as replacements (decisions section 3). Without the app it is an ordinary form.
 */
export function SearchBox() {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const place = useLocation();
  const type = useNavigationType();
  /** As a bar of its own, on a phone. */
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const here = place.pathname === '/search';
  const query = here ? searchQuery(place) : '';

  function go(text: string) {
    void navigate('/search', {
      state: { query: text.toLowerCase() },
      // The window's own address: the router's is a moment late for a key pressed while it commits.
      replace: location.pathname === '/search',
      // At once: as a transition the next keys would wait until the pages have faded into each other.
      flushSync: true,
    });
  }

  // What a visitor is typing while the app starts is searched for then; otherwise the box shows what the page found.
  const begin = useRef(() => {
    setOpen(form.current?.matches(':popover-open') ?? false);
    const input = box.current;
    if (!input) return;
    const typing = document.activeElement === input && input.value !== '';
    if (typing && input.value.toLowerCase() !== query) go(input.value);
    else if (here && !typing) input.value = query;
  });
  useEffect(() => begin.current(), []);

  // The box is the visitor's and never set while they type, so no key is lost. It follows the history back and forward …
  const last = useRef(place.key);
  useEffect(() => {
    if (last.current === place.key) return;
    last.current = place.key;
    if (here && type === 'POP' && box.current) box.current.value = query;
  }, [here, place.key, query, type]);

  // … and empties on leaving the results.
  useEffect(() => {
    const input = box.current;
    if (!here || !input) return;
    return () => {
      input.value = '';
    };
  }, [here]);

  useEffect(() => {
    const element = form.current;
    const toggled = (event: Event) => {
      const opened = event instanceof ToggleEvent && event.newState === 'open';
      setOpen(opened);
      if (opened) box.current?.focus();
    };
    element?.addEventListener('toggle', toggled);
    return () => element?.removeEventListener('toggle', toggled);
  }, []);

  return (
    <form
      ref={form}
      id="search"
      popover="auto"
      role="search"
      action="/search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (box.current) go(box.current.value);
        // On a phone the bar and the keyboard stand over the results.
        if (open) form.current?.hidePopover();
      }}
    >
      <label className={styles.box}>
        <Icon name="search" />
        <span className="visually-hidden">{layout.search.label}</span>
        <input
          ref={box}
          type="search"
          name="q"
          placeholder={open ? layout.search.phonePlaceholder : layout.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onFocus={() => setNear(true)}
          onChange={(event) => go(event.currentTarget.value)}
        />
      </label>
      {near && !here && <PrefetchPageLinks page="/search" />}
    </form>
  );
}
