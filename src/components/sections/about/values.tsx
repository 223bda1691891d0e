import type { about } from '#content/records.ts';
import styles from './values.module.css';

/** Five values on woven steps that rise to the middle and fall again. */
export function Values({ copy }: { copy: (typeof about)['values'] }) {
  return (
    <section className={styles.values}>
      <div className="container">
        <h2>{copy.heading}</h2>
        <ol className={styles.steps}>
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p className="quiet card-text">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
