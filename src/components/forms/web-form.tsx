import { type ReactNode, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { shared } from '#content/forms.ts';
import type { FormName } from '#content/form-fields.ts';
import { chosenOffer } from '#content/form-copy.ts';
import { receiptCopy } from '#content/receipt.ts';
import type { Link } from '#content/offers.ts';
import { honeypotField } from '#lib/form-rules.ts';
import type { OfficeHours } from '#lib/office-hours.ts';
import { hook } from '#lib/data-attributes.ts';
import { endpoint, fixedFields, thankYouUrl } from './form-service.ts';
import receiptStyles from './receipt.module.css';
import offerStyles from './chosen-offer.module.css';
import thanksStyles from './thanks.module.css';
import styles from './web-form.module.css';

/**
 * `office`: its hours and how far its clock is ahead of UTC, in minutes. `cases`: the nearest case of each service; `newest`: a
 * project for what has none.
 */
export type AfterSending = { office: OfficeHours & { ahead: number }; cases: Readonly<Record<string, Link>>; newest?: Link };

type Props = {
  form: FormName;
  copy: Pick<typeof shared, 'honeypot' | 'thanks' | 'close'> & { label: string };
  after: AfterSending;
  /** The site's public address. */
  siteUrl: string;
  className: string | undefined;
  children: ReactNode;
};

/**
 * A native form that posts its fields to the service. It stays what the server has sent: no framework takes it
 * over, so that nothing that extensions and translators do to it costs a letter or the focus. A script adds the checks, the
 * sending and the thanks (src/scripts/quote-form.ts, contact-form.ts); without it the browser checks and posts.
 */
export function WebForm({ form, copy, siteUrl, after, className, children }: Props) {
  const redirect = thankYouUrl(siteUrl);
  const fixed = Object.entries({ ...fixedFields(form), ...(redirect && { redirect }) });

  return (
    <form id={`${form}-form`} className={className} aria-label={copy.label} method="post" action={endpoint} {...hook('form', form)}>
      {fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Not with display: none, because robots skip such fields. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {copy.honeypot} <input type="checkbox" name={honeypotField} tabIndex={-1} />
        </label>
      </div>
      <ChosenOffer />
      {children}
      <Receipt after={after} />
      {/* What becomes of a message without a connection. */}
      <p className={styles.offline} role="alert" {...hook('says', 'offline')} />
      <Thanks {...copy} />
    </form>
  );
}

/** What was chosen, for somebody who comes from an offer (chosen-offer.ts). */
function ChosenOffer() {
  return (
    <div className={`cluster ${offerStyles.chosen}`} {...hook('offer', '')} hidden>
      <p className={offerStyles.offer}>
        <span>{chosenOffer.label}</span> <b {...hook('offer', 'title')} /> <span {...hook('offer', 'price')} />{' '}
        <span {...hook('offer', 'time')} />
      </p>
      <p className={offerStyles.actions}>
        <a href="#main" {...hook('offer', 'change')}>
          {chosenOffer.change}
        </a>
        <button type="button" {...hook('offer', 'remove')}>
          {chosenOffer.remove}
        </button>
      </p>
    </div>
  );
}

/** What remains after sending (receipt.ts). */
function Receipt({ after: { office, cases, newest } }: { after: AfterSending }) {
  const links = Object.entries(cases).map(([service, link]) => ({ service, intro: receiptCopy.next, name: link.name, link: link.link }));
  const all = newest ? [...links, { service: '', intro: receiptCopy.nextOurs, ...newest }] : links;
  return (
    <div
      className={receiptStyles.receipt}
      aria-live="polite"
      {...hook('receipt', '')}
      data-days={office.days.join('')}
      data-opens={office.opens}
      data-closes={office.closes}
      data-ahead={office.ahead}
      hidden
    >
      <p>
        <b {...hook('says', 'receipt')} />
      </p>
      {all.map(({ service, intro, name, link }) => (
        <p key={service} className={receiptStyles.next} {...hook('case', service)} hidden>
          {intro} <a href={link}>{name}</a>
        </p>
      ))}
    </div>
  );
}

/**
 * A short notice over the page. It is a dialog, so that screen readers announce its text with the focus. It is a popover and
 * not modal, so that the page behind stays usable and the press that closes it also does what it was for; closing is the
 * browser's own light dismiss.
 */
function Thanks({ label, thanks, close }: { label: string; thanks: string; close: string }) {
  const id = useId();
  return (
    <dialog id={id} className={thanksStyles.thanks} popover="auto" aria-label={label} aria-describedby={`${id}-text`}>
      <p id={`${id}-text`}>{thanks}</p>
      <Button variant="secondary" popoverTarget={id} popoverTargetAction="hide">
        {close}
      </Button>
    </dialog>
  );
}
