import type { ReactNode } from 'react';
import type { contact } from '#content/records.ts';
import styles from './next-steps.module.css';

type Props = {
  steps: (typeof contact)['steps'];
  /** Whether the steps begin directly below the header and, in a large window, hang down to the end of the first view. */
  hanging?: boolean;
  children: ReactNode;
};

/** The next steps, beside the children and as tall as they are. A dashed red line connects the steps. */
export function NextSteps({ steps, hanging = false, children }: Props) {
  return (
    <div className={`container columns ${styles.row} ${hanging ? styles.hanging : ''}`}>
      <div>{children}</div>
      <section className={styles.steps}>
        <h2>{steps.title}</h2>
        <ol className={styles.list}>
          {steps.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="quiet card-text">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
