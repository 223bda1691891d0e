import type { about } from '#content/pages/about.ts';
import styles from './values.module.css';

/** Five values on the steps of one temple tooth. */
export function Values({ words }: { words: (typeof about)['values'] }) {
  return (
    <section className={styles.values}>
      <div className="wrap">
        <h2>{words.heading}</h2>
        <ol className={styles.steps}>
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
