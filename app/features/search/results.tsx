import type { ReactNode } from 'react';
import type { search } from '#content/pages/search.ts';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import { addresses } from './addresses.ts';
import type { Groups } from './find.ts';
import { PostRows, ProductTiles, ProjectPictures, ServiceLines } from './forms.tsx';
import styles from './results.module.css';

type Props = {
  words: Pick<typeof search, 'resultsFor' | 'groups' | 'groupsLabel' | 'seeMore'>;
  query: string;
  /** Null while they are on their way. */
  found: Groups | null;
  children: ReactNode;
};

type Group = { id: keyof typeof addresses; count: number; items: ReactNode };

/** The query is the heading; below it the groups that have a match, each in its own form, so that one knows the kind before reading. */
export function Results({ words, query, found, children }: Props) {
  const groups: Group[] = found
    ? [
        { id: 'services' as const, count: found.services.length, items: <ServiceLines services={found.services} /> },
        { id: 'blog' as const, count: found.posts.length, items: <PostRows posts={found.posts} /> },
        { id: 'products' as const, count: found.products.length, items: <ProductTiles products={found.products} /> },
        { id: 'portfolio' as const, count: found.projects.length, items: <ProjectPictures projects={found.projects} /> },
      ].filter(({ count }) => count > 0)
    : [];
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>
          <span>{words.resultsFor}</span> “{query}”
        </h1>
        {groups.length > 0 && (
          <ul aria-label={words.groupsLabel}>
            {groups.map(({ id, count }) => (
              <li key={id}>
                <button type="button" onClick={() => goTo(id)}>
                  {words.groups[id]} <b>{count}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </header>
      {children}
      <div className={`wrap ${styles.groups}`}>
        {groups.map(({ id, items }) => (
          <section key={id} aria-labelledby={id}>
            <header>
              <h2 id={id} tabIndex={-1}>
                {words.groups[id]}
              </h2>
              <StitchLink to={addresses[id]}>
                <span>
                  {words.seeMore}
                  <span className="sr">: {words.groups[id]}</span>
                </span>
              </StitchLink>
            </header>
            {items}
          </section>
        ))}
      </div>
    </>
  );
}

/** A link within the page would be a new entry of the history, without the query. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
