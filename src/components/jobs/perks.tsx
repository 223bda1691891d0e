import type { jobs as jobsCopy } from '#content/records.ts';
import styles from './perks.module.css';

/** Four cards, every second one longer, below the woven picture of the team, each with its own woven border. */
export function Perks({ copy }: { copy: (typeof jobsCopy)['perks'] }) {
  return (
    <section className="container">
      <h2 className="visually-hidden">{copy.heading}</h2>
      <ul className={`cards ${styles.list}`}>
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="quiet card-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
