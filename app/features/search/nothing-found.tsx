import missing from '#generated/woven/missing.svg?no-inline';
import { missingEnd } from '#generated/woven/ends.ts';
import type { search } from '#content/pages/search.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './nothing-found.module.css';

type Props = { words: Pick<typeof search, 'noResult' | 'hint' | 'home' | 'imageAlt'>; query: string };

/** The medallion waits for its quarter; its first weft has come loose and leads home. */
export function NothingFound({ words, query }: Props) {
  return (
    <section className={styles.nothing}>
      <div className={`wrap ${styles.row}`} style={{ '--end': missingEnd.y }}>
        <img className={styles.cloth} src={missing} width="624" height="648" alt={words.imageAlt} />
        <div className={styles.thread}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0C46 0 58 28 40 48S10 100 100 100" />
          </svg>
        </div>
        <div className={styles.words}>
          {query && <p className={styles.asked}>“{query}”</p>}
          <h1>{words.noResult}</h1>
          <p className="lead">{words.hint}</p>
          <ButtonLink look="action" to="/">
            {words.home}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
