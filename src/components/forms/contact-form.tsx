import { Button } from '#components/ui/button.tsx';
import type { ContactCopy } from '#content/form-copy.ts';
import { hook } from '#lib/data-attributes.ts';
import styles from './contact-form.module.css';
import { FormField } from './form-field.tsx';
import { type AfterSending, WebForm } from './web-form.tsx';

/** The enquiry form. Its fields have a line instead of a box. What it does is in src/scripts/contact-form.ts. */
export function ContactForm({ copy, siteUrl, after }: { copy: ContactCopy; siteUrl: string; after: AfterSending }) {
  return (
    <WebForm form="contact" copy={copy} siteUrl={siteUrl} after={after} className={styles.form}>
      <p className="quiet small">{copy.required}</p>
      <div className={`cards ${styles.fields}`} {...hook('fields', '')}>
        <FormField form="contact" name="name" />
        <FormField form="contact" name="phone" />
        <FormField form="contact" name="email" />
        <FormField form="contact" name="service" />
        <div className={styles.wide}>
          <FormField form="contact" name="aboutFile" />
          <FormField form="contact" name="message" />
        </div>
      </div>
      <div className="cluster">
        <Button submit variant="primary">
          {copy.submit}
        </Button>
        <div className={`cluster ${styles.status}`}>
          <p role="status" />
          <Button variant="secondary" hidden {...hook('action', 'try-again')}>
            {copy.tryAgain}
          </Button>
          <p className="quiet small" {...hook('note', '')}>
            {copy.note}
          </p>
        </div>
      </div>
    </WebForm>
  );
}
