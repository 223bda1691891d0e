import type { contact } from '#content/pages/contact.ts';
import type { site as company } from '#content/site.ts';
import { ChatLabel } from '#components/ui/chat-label.tsx';
import styles from './contact-details.module.css';

type Props = {
  copy: typeof contact;
  site: typeof company;
  phoneLink: string;
  emailLink: string;
  location: string;
  newTab: string;
  chatNote: string;
};

/** The heading, and below it phone and chat, e-mail, address and office hours in one row. */
export function ContactDetails({ copy, site, phoneLink, emailLink, location, newTab, chatNote }: Props) {
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
            <a href={phoneLink}>{site.phone}</a>
            <a className={styles.chat} href={site.chat} target="_blank" rel="noopener noreferrer">
              <ChatLabel text={copy.info.chat} note={chatNote} />
              <span className="visually-hidden"> {newTab}</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>{copy.info.email}</dt>
          <dd>
            <a href={emailLink}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.info.location}</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt>{copy.info.hours}</dt>
          <dd>{site.officeHours}</dd>
        </div>
      </dl>
    </header>
  );
}
