import type { contact } from '#content/pages/contact.ts';
import styles from './contact-details.module.css';

type Props = {
  copy: typeof contact;
  phone: string;
  phoneLink: string;
  email: string;
  emailLink: string;
  location: string;
  officeHours: string;
};

/** The heading, and below it phone, e-mail, address and office hours in one row. */
export function ContactDetails({ copy, phone, phoneLink, email, emailLink, location, officeHours }: Props) {
  return (
    <header className="container">
      <div className={styles.header}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <dl className={styles.details}>
        <div>
          <dt>{copy.info.phone}</dt>
          <dd>
            <a href={phoneLink}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.info.email}</dt>
          <dd>
            <a href={emailLink}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.info.location}</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt>{copy.info.hours}</dt>
          <dd>{officeHours}</dd>
        </div>
      </dl>
    </header>
  );
}
