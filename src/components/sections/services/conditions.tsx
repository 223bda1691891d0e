import type { ReactNode } from 'react';
import styles from './conditions.module.css';

type Props = { id: string; copy: { heading: string; lead: string; items: { title: string; text: string }[] }; children?: ReactNode };

/** The conditions of a kind of work: the heading at the left, each condition with its title at the right. */
export function Conditions({ id, copy, children }: Props) {
  return (
    <section id={id} className="section">
      <div className={`container ${styles.row}`}>
        <header className={styles.head}>
          <h2>{copy.heading}</h2>
          <p className="lead">{copy.lead}</p>
          {children}
        </header>
        <ul className={styles.list}>
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
