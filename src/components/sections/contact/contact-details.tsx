import type { contact } from '#content/records.ts';
import type { site as company } from '#content/site.ts';
import { CallNow } from '#components/ui/call-now.tsx';
import { OpenNow } from '#components/ui/open-now.tsx';
import { ChatLabel } from '#components/ui/chat-label.tsx';
import { hook } from '#lib/data-attributes.ts';
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

/** The heading above the form. Somebody who comes from an offer reads another one (src/components/forms/chosen-offer.ts). */
export function ContactHeading({ copy }: Pick<Props, 'copy'>) {
  return (
    <header className={`container head ${styles.header}`}>
      <h1 {...hook('promise', 'heading')}>{copy.heading}</h1>
      <p className="lead quiet" {...hook('promise', 'text')}>
        {copy.lead}
      </p>
      <div className={styles.callNow} {...hook('promise', 'call')} hidden>
        <CallNow />
      </div>
    </header>
  );
}

/** Phone and chat, e-mail, address and office hours in one row, below the form, so that this is there at once. */
export function ContactDetails({ copy, site, phoneLink, emailLink, location, newTab, chatNote }: Props) {
  return (
    <div className="container">
      <dl className={styles.details}>
        <div>
          <dt className="quiet small">{copy.info.phone}</dt>
          <dd>
            <a href={phoneLink}>{site.phone}</a>
            <a className={styles.chat} href={site.chat} target="_blank" rel="noopener noreferrer">
              <ChatLabel text={copy.info.chat} note={chatNote} />
              <span className="visually-hidden"> {newTab}</span>
            </a>
          </dd>
        </div>
        <div>
          <dt className="quiet small">{copy.info.email}</dt>
          <dd>
            <a href={emailLink}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt className="quiet small">{copy.info.location}</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt className="quiet small">{copy.info.hours}</dt>
          <dd>{site.officeHours}</dd>
          <dd className={styles.open}>
            <OpenNow />
          </dd>
        </div>
      </dl>
    </div>
  );
}
