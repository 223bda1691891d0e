import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { search } from '#content/pages/search.ts';
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
  const { pathname, state, key } = useLocation();
  const type = useNavigationType();
  const here = pathname === '/search';

  function go(text: string) {
    // The window's own address: the router's is a moment late for a key pressed while it commits.
    void navigate('/search', { state: { query: text.toLowerCase() }, replace: location.pathname === '/search' });
  }

  // What a visitor typed before the app started is searched for when it has.
  const begin = useRef(go);
  useEffect(() => {
    const input = box.current;
    if (input && input.value && document.activeElement === input && location.pathname !== '/search') begin.current(input.value);
  }, []);

  // The box is the visitor's: never set while they type, so no key is lost. It follows the history …
  useEffect(() => {
    if (here && type === 'POP' && box.current && document.activeElement !== box.current) box.current.value = queryOf(state) ?? new URLSearchParams(location.search).get('q')?.toLowerCase() ?? '';
  }, [here, key, state, type]);

  // … and empties on leaving the results.
  useEffect(() => {
    const input = box.current;
    if (!here || !input) return;
    return () => {
      input.value = '';
    };
  }, [here]);

  useEffect(() => {
    const focusWhenOpened = (event: Event) => event instanceof ToggleEvent && event.newState === 'open' && box.current?.focus();
    const element = form.current;
    element?.addEventListener('toggle', focusWhenOpened);
    return () => element?.removeEventListener('toggle', focusWhenOpened);
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
      }}
    >
      <label className={styles.box}>
        <Icon name="search" />
        <span className="sr">{search.label}</span>
        <input ref={box} type="search" name="q" placeholder={search.placeholder} autoComplete="off" maxLength={200} onChange={(event) => go(event.currentTarget.value)} />
      </label>
    </form>
  );
}

/** The query that a navigation carried, if it carried one. */
export function queryOf(state: unknown): string | undefined {
  const query = typeof state === 'object' && state !== null && 'query' in state ? state.query : undefined;
  return typeof query === 'string' ? query : undefined;
}
