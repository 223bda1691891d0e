import type { ReactNode } from 'react';
import { otherPlaces, type search } from '#content/search.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import { OtherPages } from '#components/ui/other-pages.tsx';
import { fittingPlaces } from './fitting-places.ts';
import { groupPaths } from './group-paths.ts';
import type { Groups } from './search-site.ts';
import { PostRows, ProductTiles, ProjectPictures, ServiceLines } from './result-lists.tsx';

type Props = {
  copy: Pick<typeof search, 'resultsFor' | 'groups' | 'groupsLabel' | 'seeMore' | 'elsewhere'>;
  query: string;
  /** Missing while loading. */
  results: Groups | null | undefined;
  children: ReactNode;
};

type Group = { id: keyof typeof groupPaths; count: number; items: ReactNode };

/** The query as heading, and the groups that have results. Each group has its own layout, so that visitors recognise it before reading. */
export function Results({ copy, query, results, children }: Props) {
  const groups: Group[] = results
    ? [
        { id: 'services' as const, count: results.services.length, items: <ServiceLines services={results.services} /> },
        { id: 'blog' as const, count: results.posts.length, items: <PostRows posts={results.posts} /> },
        { id: 'products' as const, count: results.products.length, items: <ProductTiles products={results.products} /> },
        { id: 'portfolio' as const, count: results.projects.length, items: <ProjectPictures projects={results.projects} /> },
      ].filter(({ count }) => count > 0)
    : [];
  const fitting = results ? fittingPlaces(copy.elsewhere.places, query) : [];
  return (
    <>
      <header className="container page-head cluster results-head">
        <h1>
          <span className="quiet results-label">{copy.resultsFor}</span> <span key={query}>“{query}”</span>
        </h1>
        {groups.length > 0 && (
          <ul aria-label={copy.groupsLabel} className="cluster">
            {groups.map(({ id, count }) => (
              <li key={id}>
                <button type="button" onClick={() => focusGroup(id)}>
                  {copy.groups[id]} <b key={count}>{count}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </header>
      {children}
      <div className="container results-groups">
        {fitting.length > 0 && (
          <div className="columns-narrow results-end">
            <p aria-hidden="true" className="quiet">
              {copy.elsewhere.fitting}
            </p>
            <OtherPages key={query} label={copy.elsewhere.fitting} places={fitting} className="cluster results-elsewhere" />
          </div>
        )}
        {groups.map(({ id, items }) => (
          <section key={id} aria-labelledby={id} className="columns-narrow">
            <header>
              <h2 id={id} tabIndex={-1}>
                {copy.groups[id]}
              </h2>
              <TextLink to={groupPaths[id]}>
                <span>
                  {copy.seeMore}
                  <span className="visually-hidden">: {copy.groups[id]}</span>
                </span>
              </TextLink>
            </header>
            {items}
          </section>
        ))}
        {groups.length > 0 && (
          <div className="columns-narrow results-end">
            <p aria-hidden="true" className="quiet">
              {copy.elsewhere.label}
            </p>
            <OtherPages label={copy.elsewhere.label} places={otherPlaces} className="cluster results-elsewhere" />
          </div>
        )}
      </div>
    </>
  );
}

/** Not a link, because a fragment link would add a history entry without the query. */
function focusGroup(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
