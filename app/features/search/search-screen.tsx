import { useEffect, useState } from 'react';
import type { search } from '#content/pages/search.ts';
import type { MenuEntry } from '#content/schema.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
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
  const entries = useSearchEntries(loadEntries, query);
  const trimmedQuery = query.trim();
  const loading = trimmedQuery !== '' && entries === null;
  const loadFailed = trimmedQuery !== '' && entries === 'failed';
  const results = entries && entries !== 'failed' ? searchSite({ services, products, ...entries }, query) : null;
  return (
    <>
      {results || loading || loadFailed ? (
        <Results copy={copy} query={trimmedQuery} results={results}>
          {loadFailed && <SectionLinks copy={copy.interrupted} names={copy.sectionLinks} />}
        </Results>
      ) : (
        <NoResults copy={copy} query={trimmedQuery} />
      )}
      {!loading && !loadFailed && <Announcement text={results ? resultCount(results, copy.count) : copy.noResult} />}
    </>
  );
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
