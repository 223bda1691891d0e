import type { career } from '#content/pages/career.ts';
import styles from './perks.module.css';

/** Four lengths that hang from the people's cloth, each with its own woven end. */
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
