import type { ReactNode } from 'react';
import type { contact } from '#content/pages/contact.ts';
import styles from './with-steps.module.css';

type Props = { steps: (typeof contact)['steps']; children: ReactNode };

/** What comes next, four steps on one red thread, as tall as what it stands beside (its children). */
export function WithSteps({ steps, children }: Props) {
  return (
    <div className={`wrap ${styles.row}`}>
      <div className={styles.beside}>{children}</div>
      <section className={styles.next}>
        <h2>{steps.title}</h2>
        <ol className={styles.steps}>
          {steps.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
