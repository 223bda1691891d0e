import noResults from '#assets/woven/no-results.svg?no-inline';
import styles from './entry-not-found.module.css';

/**
 * The page for a post, project or job that does not exist: only the specified text, as the page's heading (specification
 * section 8), beside an unfinished cloth.
 */
export function EntryNotFound({ text }: { text: string }) {
  return (
    <section className={`container columns-narrow ${styles.failure}`}>
      <img src={noResults} width="624" height="648" alt="" />
      <h1>{text}</h1>
    </section>
  );
}
