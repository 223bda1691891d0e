import { paths } from '#lib/paths.ts';
import medallion from '#assets/woven/no-results.svg?no-inline';
import { noResultsThread } from '#assets/woven/threads.ts';
import { otherPlaces, type search } from '#content/search.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { RedThread } from '#components/ui/red-thread.tsx';
import { OtherPages } from '#components/ui/other-pages.tsx';
import { fittingPlaces } from './fitting-places.ts';

type Props = { copy: Pick<typeof search, 'noResult' | 'hint' | 'home' | 'elsewhere' | 'imageAlt'>; query: string };

/** The screen without results. A thread leads from the unfinished woven medallion to the link to the home page. */
export function NoResults({ copy, query }: Props) {
  const fitting = fittingPlaces(copy.elsewhere.places, query);
  return (
    <section className="no-results">
      <div className="container no-results-row" style={{ '--thread-top': noResultsThread.y }}>
        <img className="no-results-picture" src={medallion} width="624" height="648" alt={copy.imageAlt} />
        <RedThread path="M0 0C46 0 58 28 40 48S10 100 100 100" className="no-results-thread" />
        <div className="no-results-copy">
          {query && (
            <p key={query} className="quiet no-results-query">
              “{query}”
            </p>
          )}
          <h1>{copy.noResult}</h1>
          <p className="lead quiet">{copy.hint}</p>
          {fitting.length > 0 && (
            <div className="lead quiet">
              <p aria-hidden="true">{copy.elsewhere.fitting}</p>
              <OtherPages key={query} label={copy.elsewhere.fitting} places={fitting} className="cluster results-elsewhere" />
            </div>
          )}
          <ButtonLink variant="primary" to={paths.home}>
            {copy.home}
          </ButtonLink>
          <OtherPages label={copy.elsewhere.label} places={otherPlaces} className="cluster no-results-elsewhere" />
        </div>
      </div>
    </section>
  );
}
