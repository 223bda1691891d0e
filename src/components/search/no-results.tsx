import { paths } from '#lib/paths.ts';
import medallion from '#assets/woven/no-results.svg?no-inline';
import { noResultsThread } from '#assets/woven/threads.ts';
import type { search } from '#content/pages/search.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { RedThread } from '#components/ui/red-thread.tsx';
import { Elsewhere } from './elsewhere.tsx';
import styles from './no-results.module.css';

type Props = { copy: Pick<typeof search, 'noResult' | 'hint' | 'home' | 'elsewhere' | 'imageAlt'>; query: string };

/** The screen without results. A thread leads from the unfinished woven medallion to the link to the home page. */
export function NoResults({ copy, query }: Props) {
  return (
    <section className={styles.noResults}>
      <div className={`container ${styles.row}`} style={{ '--thread-top': noResultsThread.y }}>
        <img className={styles.picture} src={medallion} width="624" height="648" alt={copy.imageAlt} />
        <RedThread path="M0 0C46 0 58 28 40 48S10 100 100 100" className={styles.thread} />
        <div className={styles.copy}>
          {query && (
            <p key={query} className={styles.query}>
              “{query}”
            </p>
          )}
          <h1>{copy.noResult}</h1>
          <p className="lead">{copy.hint}</p>
          <ButtonLink variant="primary" to={paths.home}>
            {copy.home}
          </ButtonLink>
          <Elsewhere copy={copy.elsewhere} className={styles.elsewhere} />
        </div>
      </div>
    </section>
  );
}
