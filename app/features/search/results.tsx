import type { ReactNode } from 'react';
import type { search } from '#content/pages/search.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { groupLinks } from './group-links.ts';
import type { Groups } from './search-site.ts';
import { PostRows, ProductTiles, ProjectPictures, ServiceLines } from './result-lists.tsx';
import styles from './results.module.css';

type Props = {
  copy: Pick<typeof search, 'resultsFor' | 'groups' | 'groupsLabel' | 'seeMore'>;
  query: string;
  /** Null while they are on their way. */
  found: Groups | null;
  children: ReactNode;
};

type Group = { id: keyof typeof groupLinks; count: number; items: ReactNode };

/** The query is the heading; below it the groups that have a match, each in its own form, so that one knows the kind before reading. */
export function Results({ copy, query, found, children }: Props) {
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
      <header className={`container ${styles.head}`}>
        <h1>
          <span>{copy.resultsFor}</span> “{query}”
        </h1>
        {groups.length > 0 && (
          <ul aria-label={copy.groupsLabel}>
            {groups.map(({ id, count }) => (
              <li key={id}>
                <button type="button" onClick={() => goTo(id)}>
                  {copy.groups[id]} <b>{count}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </header>
      {children}
      <div className={`container ${styles.groups}`}>
        {groups.map(({ id, items }) => (
          <section key={id} aria-labelledby={id}>
            <header>
              <h2 id={id} tabIndex={-1}>
                {copy.groups[id]}
              </h2>
              <TextLink to={groupLinks[id]}>
                <span>
                  {copy.seeMore}
                  <span className="visually-hidden">: {copy.groups[id]}</span>
                </span>
              </TextLink>
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
