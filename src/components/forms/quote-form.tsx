import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#components/ui/field.tsx';
import { serviceOptions } from '#content/constants.ts';
import * as times from '#content/times.ts';
import type { QuoteCopy } from '#content/forms.ts';
import { outbox } from './outbox.ts';
import styles from './quote-form.module.css';
import { useSubmission } from './use-submission.ts';
import { WebForm } from './web-form.tsx';

/**
 * The form for a free quote. Checks the fields in the specification's order; the banner shows the first failure. A valid
 * request waits behind a spinner for a second, then it is sent and the thanks appear, whatever the service answers: the outbox
 * retries what fails (specification sections 4, 5 and 7; decisions section 6).
 */
export function QuoteForm({ copy, siteUrl }: { copy: QuoteCopy; siteUrl: string }) {
  const [banner, setBanner] = useState('');
  const submitButton = useRef<HTMLButtonElement>(null);
  const submission = useSubmission({
    form: 'quote',
    errors: copy.errors,
    delay: times.quoteSubmitDelay,
    onCheck: setBanner,
    send(values) {
      const queued = outbox.enqueue('quote', values);
      return () => void queued.then(outbox.send);
    },
  });
  const { errors, sending, clearError } = submission;
  const { fields } = copy;

  function edit(field: string) {
    setBanner('');
    clearError(field);
  }

  return (
    <WebForm
      form="quote"
      copy={copy}
      siteUrl={siteUrl}
      className={styles.form}
      onEdit={edit}
      submission={submission}
      submitButton={submitButton}
      thanksDuration={times.quotePopup}
    >
      <div className={styles.header}>
        <p className={styles.required}>{copy.required}</p>
        <div role="alert">{banner && <p className={styles.banner}>{banner}</p>}</div>
      </div>
      {/* Inert while sending: the reset would delete what is typed meanwhile. */}
      <div className={styles.fields} inert={sending}>
        <div className={styles.twoColumns}>
          <TextField label={fields.name} error={errors.get('name')} name="name" autoComplete="name" required />
          <TextField label={fields.email} error={errors.get('email')} name="email" type="email" autoComplete="email" required />
        </div>
        <SelectField
          label={fields.service}
          error={errors.get('service')}
          name="service"
          options={serviceOptions}
          placeholder={copy.chooseService}
          required
        />
        <TextArea label={fields.message} error={errors.get('message')} name="message" required />
      </div>
      <div className={styles.send}>
        <Button ref={submitButton} submit variant="primary" busy={sending}>
          {copy.submit}
        </Button>
        <p>{copy.note}</p>
      </div>
    </WebForm>
  );
}
