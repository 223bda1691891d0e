import type { contact } from '#content/pages/contact.ts';
import styles from './reach.module.css';

type Props = {
  words: typeof contact;
  phone: string;
  phoneLink: string;
  email: string;
  emailLink: string;
  location: string;
  officeHours: string;
};

/** Every way to reach the company, in one strip under the heading. */
export function Reach({ words, phone, phoneLink, email, emailLink, location, officeHours }: Props) {
  return (
    <header className="wrap">
      <div className={styles.opening}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <dl className={styles.strip}>
        <div>
          <dt>{words.info.phone}</dt>
          <dd>
            <a href={phoneLink}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{words.info.email}</dt>
          <dd>
            <a href={emailLink}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.info.location}</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt>{words.info.hours}</dt>
          <dd>{officeHours}</dd>
        </div>
      </dl>
    </header>
  );
}
