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
  /** Brings all posts and projects; no page is delivered with them. */
  loadEntries: () => Promise<Entries>;
};

/** The results of a query. The delivered page, which cannot know it, says only that it is the search. */
export function SearchScreen(props: Props) {
  const hydrated = useHydrated();
  return hydrated ? <Answer {...props} /> : <Delivered copy={props.copy} />;
}

function Delivered({ copy }: Pick<Props, 'copy'>) {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <h1>{copy.resultsFor}</h1>
      </header>
      <noscript>
        <SectionLinks copy={copy.noScript} names={copy.lists} />
      </noscript>
    </>
  );
}

function Answer({ copy, query, services, products, loadEntries }: Props) {
  const entries = useSearchEntries(loadEntries, query);
  const sought = query.trim();
  const waiting = sought !== '' && entries === null;
  const interrupted = sought !== '' && entries === 'interrupted';
  const found = entries && entries !== 'interrupted' ? searchSite({ services, products, ...entries }, query) : null;
  return (
    <>
      {found || waiting || interrupted ? (
        <Results copy={copy} query={sought} found={found}>
          {interrupted && <SectionLinks copy={copy.interrupted} names={copy.lists} />}
        </Results>
      ) : (
        <NoResults copy={copy} query={sought} />
      )}
      {!waiting && !interrupted && <Announcement text={found ? count(found, copy.count) : copy.noResult} />}
    </>
  );
}

function count(found: Groups, { one, many }: { one: string; many: string }): string {
  const results = Object.values(found).reduce((sum, group) => sum + group.length, 0);
  return `${results} ${results === 1 ? one : many}`;
}

/** Tells assistive technology what was found, once the visitor pauses: not at each key. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const timer = setTimeout(setSaid, 700, text);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
