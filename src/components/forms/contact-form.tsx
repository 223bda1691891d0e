import { Button } from '#components/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#components/ui/field.tsx';
import { serviceOptions } from '#content/constants.ts';
import { type ContactCopy, hints } from '#content/form-copy.ts';
import styles from './contact-form.module.css';
import { type AfterSending, WebForm } from './web-form.tsx';

/** The enquiry form. Its fields have a line instead of a box. What it does is in src/scripts/contact-form.ts. */
export function ContactForm({ copy, siteUrl, after }: { copy: ContactCopy; siteUrl: string; after: AfterSending }) {
  const { fields } = copy;
  return (
    <WebForm form="contact" copy={copy} siteUrl={siteUrl} after={after} className={styles.form}>
      <p className={styles.note}>{copy.required}</p>
      <div className={styles.fields} data-fields="">
        <TextField label={fields.name} name="name" autoComplete="name" required />
        <TextField label={fields.phone} name="phone" inputMode="numeric" autoComplete="tel" required />
        <TextField label={fields.email} name="email" type="email" autoComplete="email" required />
        <SelectField label={fields.service} name="service" options={serviceOptions} placeholder={copy.chooseService} />
        <div className={styles.wide}>
          <TextField label={fields.aboutFile} name="aboutFile" hint={hints.aboutFile} />
          <TextArea label={fields.message} name="message" hint={hints.message} required />
        </div>
      </div>
      <div className={styles.send}>
        <Button submit variant="primary">
          {copy.submit}
        </Button>
        <div className={styles.status}>
          <p role="status" />
          <Button variant="secondary" hidden data-action="try-again">
            {copy.tryAgain}
          </Button>
          <p className={styles.note} data-note="">
            {copy.note}
          </p>
        </div>
      </div>
    </WebForm>
  );
}
