import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { search } from '#content/pages/search.ts';
import type { MenuEntry } from '#content/schema.ts';
import { returnLater } from '#lib/kept-place.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Button } from '#components/ui/button.tsx';
import { searchSite, type Groups } from './search-site.ts';
import { SectionLinks } from './section-links.tsx';
import { NoResults } from './no-results.tsx';
import { Results } from './results.tsx';
import styles from './search-screen.module.css';
import { type Entries, useSearchEntries } from './use-search-entries.ts';

type Props = {
  copy: typeof search;
  query: string;
  services: MenuEntry[];
  products: MenuEntry[];
  /** Loads all posts and projects; no prerendered page contains them. */
  loadEntries: () => Promise<Entries>;
};

/** The results of a query. The prerendered page cannot know the query and has only a heading. */
export function SearchScreen(props: Props) {
  const hydrated = useHydrated();
  return hydrated ? <LiveSearch {...props} /> : <PrerenderedSearch copy={props.copy} />;
}

function PrerenderedSearch({ copy }: Pick<Props, 'copy'>) {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <h1>{copy.resultsFor}</h1>
      </header>
      <noscript>
        <SectionLinks copy={copy.noScript} names={copy.sectionLinks} />
      </noscript>
    </>
  );
}

function LiveSearch({ copy, query, services, products, loadEntries }: Props) {
  const { entries, failed, trying, tryAgain } = useSearchEntries(loadEntries, query);
  const { key } = useLocation();
  const trimmedQuery = query.trim();
  const interrupted = trimmedQuery !== '' && failed;
  const loading = trimmedQuery !== '' && !entries && !failed;
  const results = useMemo(() => entries && searchSite({ services, products, ...entries }, query), [entries, products, query, services]);

  // A page that was loaded anew is too short for the visitor's place until the results are there.
  const returnToPlace = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (entries) returnToPlace.current?.();
    else returnToPlace.current ??= returnLater(key);
  }, [entries, key]);

  // The button with the focus is gone when an attempt has succeeded.
  const failedBefore = useRef(failed);
  useEffect(() => {
    if (failedBefore.current && !failed && document.activeElement === document.body) document.getElementById('main')?.focus();
    failedBefore.current = failed;
  }, [failed]);

  return (
    <>
      {results || loading || interrupted ? (
        <Results copy={copy} query={trimmedQuery} results={results}>
          {interrupted && (
            <SectionLinks copy={copy.interrupted} names={copy.sectionLinks}>
              <Button variant="secondary" onClick={tryAgain}>
                {trying ? copy.interrupted.trying : copy.interrupted.tryAgain}
              </Button>
            </SectionLinks>
          )}
        </Results>
      ) : (
        <NoResults copy={copy} query={trimmedQuery} />
      )}
      {!loading && <Announcement text={announcement()} />}
    </>
  );

  function announcement(): string {
    if (interrupted) return trying ? copy.interrupted.trying : copy.interrupted.heading;
    return results ? resultCount(results, copy.count) : copy.noResult;
  }
}

function resultCount(groups: Groups, { one, many }: { one: string; many: string }): string {
  const count = Object.values(groups).reduce((sum, group) => sum + group.length, 0);
  return `${count} ${count === 1 ? one : many}`;
}

/** A debounced live region: it announces the results when the visitor pauses, not after each key. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(setAnnounced, 700, text);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
