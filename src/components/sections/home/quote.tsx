import type { ReactNode } from 'react';
import { CallNow } from '#components/ui/call-now.tsx';
import { OpenNow } from '#components/ui/open-now.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { paths } from '#lib/paths.ts';
import '#components/ui/points.css';
import '#components/ui/bands.css';
import { hook } from '#lib/data-attributes.ts';
import styles from './quote.module.css';

type Props = {
  copy: { heading: string; text: string; points: string[]; abroad: string; call: string; timeZone: string };
  officeHours: string;
  phone: string;
  phoneLink: string;
  children: ReactNode;
};

/**
 * The quote section on the accent band: the form as its children, directly after the heading, so that it is there when a link
 * leads here; then what a visitor gets, and the phone number. Somebody who comes from an offer reads another promise
 * (src/components/forms/chosen-offer.ts).
 */
export function Quote({ copy, officeHours, phone, phoneLink, children }: Props) {
  return (
    <section id="quoteSection" className="accent-band">
      <div className={`container columns ${styles.row}`}>
        <h2 {...hook('promise', 'heading')}>{copy.heading}</h2>
        <div className={styles.form}>{children}</div>
        <div className={`stack ${styles.details}`}>
          <p className="lead quiet" {...hook('promise', 'text')}>
            {copy.text}
          </p>
          <div {...hook('promise', 'call')} hidden>
            <CallNow />
          </div>
          <ul className="points" {...hook('promise', 'points')}>
            {copy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <TextLink to={`${paths.services}#abroad`}>{copy.abroad}</TextLink>
          <a className={`quiet small ${styles.call}`} href={phoneLink}>
            {copy.call}, <span className={styles.hours}>{officeHours},</span> {copy.timeZone}
            <b>{phone}</b>
          </a>
          <div className={styles.open}>
            <OpenNow />
          </div>
        </div>
      </div>
    </section>
  );
}
