import { useEffect, useMemo, useRef, useState } from 'react';
import type { search } from '#content/search.ts';
import type { MenuEntry } from '#content/schemas/product.ts';
import { Button } from '#components/ui/button.tsx';
import { useSearchEntries } from './search-entries.ts';
import { searchSite, type Groups } from './search-site.ts';
import { SectionLinks } from './section-links.tsx';
import { NoResults } from './no-results.tsx';
import { Results } from './results.tsx';

type Props = { copy: typeof search; query: string; services: MenuEntry[]; products: MenuEntry[] };

/**
 * The results of a query. What changes while the visitor types is in elements with a key, since a translator replaces the texts
 * that React would write into.
 */
export function SearchScreen({ copy, query, services, products }: Props) {
  const { entries, failed, trying, tryAgain } = useSearchEntries(query);
  const trimmedQuery = query.trim();
  const interrupted = trimmedQuery !== '' && failed;
  const loading = trimmedQuery !== '' && !entries && !failed;
  const results = useMemo(() => entries && searchSite({ services, products, ...entries }, query), [entries, products, query, services]);
  const again = trying ? copy.interrupted.trying : copy.interrupted.tryAgain;

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
                <span key={again}>{again}</span>
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
      <span key={announced}>{announced}</span>
    </p>
  );
}
