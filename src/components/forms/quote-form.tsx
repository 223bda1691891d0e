import { Button } from '#components/ui/button.tsx';
import type { QuoteCopy } from '#content/form-copy.ts';
import { hook } from '#lib/data-attributes.ts';
import { FormField } from './form-field.tsx';
import styles from './quote-form.module.css';
import { type AfterSending, WebForm } from './web-form.tsx';

/** The form for a free quote. What it does is in src/scripts/quote-form.ts. */
export function QuoteForm({ copy, siteUrl, after }: { copy: QuoteCopy; siteUrl: string; after: AfterSending }) {
  return (
    <WebForm form="quote" copy={copy} siteUrl={siteUrl} after={after} className={styles.form}>
      <div className={styles.header}>
        <p className="quiet small">{copy.required}</p>
        <div role="alert">
          <p className={styles.banner} {...hook('says', 'failure')} />
        </div>
      </div>
      <div className={styles.fields} {...hook('fields', '')}>
        <div className={`cards ${styles.twoColumns}`}>
          <FormField form="quote" name="name" />
          <FormField form="quote" name="email" />
        </div>
        <FormField form="quote" name="service" />
        <FormField form="quote" name="message" />
      </div>
      <div className={`cluster ${styles.send}`}>
        <Button submit variant="primary">
          {copy.submit}
        </Button>
        <p className="quiet small">{copy.note}</p>
      </div>
    </WebForm>
  );
}
