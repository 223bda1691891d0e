import { Button } from '#components/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#components/ui/field.tsx';
import { serviceOptions } from '#content/constants.ts';
import { hints, type QuoteCopy } from '#content/form-copy.ts';
import styles from './quote-form.module.css';
import { type AfterSending, WebForm } from './web-form.tsx';

/** The form for a free quote. What it does is in src/scripts/quote-form.ts. */
export function QuoteForm({ copy, siteUrl, after }: { copy: QuoteCopy; siteUrl: string; after: AfterSending }) {
  const { fields } = copy;
  return (
    <WebForm form="quote" copy={copy} siteUrl={siteUrl} after={after} className={styles.form}>
      <div className={styles.header}>
        <p className={styles.required}>{copy.required}</p>
        <div role="alert">
          <p className={styles.banner} data-says="failure" />
        </div>
      </div>
      <div className={styles.fields} data-fields="">
        <div className={styles.twoColumns}>
          <TextField label={fields.name} name="name" autoComplete="name" required />
          <TextField label={fields.email} name="email" type="email" autoComplete="email" required />
        </div>
        <SelectField label={fields.service} name="service" options={serviceOptions} placeholder={copy.chooseService} required />
        <TextArea label={fields.message} name="message" hint={hints.message} required />
      </div>
      <div className={styles.send}>
        <Button submit variant="primary">
          {copy.submit}
        </Button>
        <p>{copy.note}</p>
      </div>
    </WebForm>
  );
}
