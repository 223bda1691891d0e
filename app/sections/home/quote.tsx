import type { ReactNode } from 'react';
import styles from './quote.module.css';

type Props = {
  words: { heading: string; text: string; points: string[]; call: string };
  officeHours: string;
  phone: string;
  phoneLink: string;
  children: ReactNode;
};

/** The bright room: what a visitor gets for a few sentences, the phone, and the form itself (its children). */
export function Quote({ words, officeHours, phone, phoneLink, children }: Props) {
  return (
    <section id="quoteSection" className="holud">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.ask}>
          <h2>{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <ul>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a className={styles.call} href={phoneLink}>
            {words.call}, {officeHours}
            <b>{phone}</b>
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
