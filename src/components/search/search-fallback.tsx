import type { search } from '#content/search.ts';
import { SectionLinks } from './section-links.tsx';

/** What the page of the search is before its script shows results in its place, and without one. */
export function SearchFallback({ copy }: { copy: typeof search }) {
  return (
    <>
      <header className="container page-head">
        <h1>{copy.resultsFor}</h1>
      </header>
      <noscript>
        <SectionLinks copy={copy.noScript} names={copy.sectionLinks} />
      </noscript>
      <div id="search-failed" hidden>
        <SectionLinks copy={copy.interrupted} names={copy.sectionLinks} />
      </div>
    </>
  );
}
