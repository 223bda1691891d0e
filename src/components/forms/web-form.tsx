import { type ReactNode, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { shared } from '#content/forms.ts';
import { type FormName, honeypotField } from '#lib/form-rules.ts';
import { endpoint, fixedFields, thankYouUrl } from './form-service.ts';
import thanksStyles from './thanks.module.css';
import styles from './web-form.module.css';

type Props = {
  form: FormName;
  copy: Pick<typeof shared, 'honeypot' | 'thanks' | 'close'> & { label: string };
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
export function WebForm({ form, copy, siteUrl, className, children }: Props) {
  const redirect = thankYouUrl(siteUrl);
  const fixed = Object.entries({ ...fixedFields(form), ...(redirect && { redirect }) });

  return (
    <form className={className} aria-label={copy.label} method="post" action={endpoint} data-form={form}>
      {fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {copy.honeypot} <input type="checkbox" name={honeypotField} tabIndex={-1} />
        </label>
      </div>
      {children}
      {/* What becomes of a message without a connection. */}
      <p className={styles.offline} role="alert" data-says="offline" />
      <Thanks {...copy} />
    </form>
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
