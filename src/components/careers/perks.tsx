import type { jobs as career } from '#content/records.ts';
import styles from './perks.module.css';

/** Four cards of different heights below the woven picture of the team, each with its own woven border. */
export function Perks({ copy }: { copy: (typeof career)['perks'] }) {
  return (
    <section className="container">
      <h2 className="visually-hidden">{copy.heading}</h2>
      <ul className={styles.list}>
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
