import type { ReactNode } from 'react';
import styles from './quote.module.css';

type Props = {
  copy: { heading: string; text: string; points: string[]; call: string; timeZone: string };
  officeHours: string;
  phone: string;
  phoneLink: string;
  children: ReactNode;
};

/** The quote section on the accent band: what a visitor gets, the phone number, and the form as its children. */
export function Quote({ copy, officeHours, phone, phoneLink, children }: Props) {
  return (
    <section id="quoteSection" className="accent-band">
      <div className={`container ${styles.row}`}>
        <div className={styles.intro}>
          <h2>{copy.heading}</h2>
          <p className="lead">{copy.text}</p>
          <ul>
            {copy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a className={styles.call} href={phoneLink}>
            {copy.call}, <span className={styles.hours}>{officeHours},</span> {copy.timeZone}
            <b>{phone}</b>
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
