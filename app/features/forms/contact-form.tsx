import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { serviceOptions } from '#content/constants.ts';
import * as times from '#content/times.ts';
import type { ContactCopy } from '#content/contact-form.ts';
import styles from './contact-form.module.css';
import type { SendResult } from './outbox-engine.ts';
import { outbox } from './outbox.ts';
import { PhoneField } from './phone-field.tsx';
import { contactMessage, type FieldValues } from '#src/lib/form-rules.ts';
import { useSubmission } from './use-submission.ts';
import { WebForm } from './web-form.tsx';

/**
 * The enquiry form. Its fields have a line instead of a box. A valid enquiry is sent at once, and the thanks appear after a
 * second. If sending fails, the status line says so and offers to send again without retyping (specification sections 4, 5, 7
 * and 8; decisions section 6).
 */
export function ContactForm({ copy, siteUrl }: { copy: ContactCopy; siteUrl: string }) {
  const [status, setStatus] = useState('');
  /** The unsent submission that the status line is about. */
  const [unsentId, setUnsentId] = useState<string>();
  const [retrying, setRetrying] = useState(false);
  const latestId = useRef<string>(undefined);
  const submitButton = useRef<HTMLButtonElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const submission = useSubmission({
    form: 'contact',
    errors: copy.errors,
    delay: times.contactPopupDelay,
    onCheck(message) {
      setStatus(message && contactMessage);
      setUnsentId(undefined);
    },
    send: (values) => void enqueueAndSend(values),
  });
  const { errors, sending, clearError } = submission;
  const { fields } = copy;

  useEffect(() => {
    if (!unsentId) return;
    return outbox.subscribe((id, outcome) => {
      if (id !== unsentId || outcome !== 'sent') return;
      setStatus(copy.sent);
      setUnsentId(undefined);
    });
  }, [unsentId, copy]);

  async function enqueueAndSend(values: FieldValues) {
    const id = await outbox.enqueue('contact', values);
    latestId.current = id;
    const result = await outbox.send(id);
    // The status line is about the latest submission; the outbox retries an earlier one without it.
    if (latestId.current === id) showResult(id, result);
    else log(result);
  }

  async function tryAgain(id: string) {
    setRetrying(true);
    setStatus('');
    const result = await outbox.send(id);
    flushSync(() => {
      setRetrying(false);
      if (latestId.current === id && result.outcome !== 'sent') showResult(id, result);
    });
    // A button that is disabled or removed loses the focus.
    if (document.activeElement === document.body) (retryButton.current ?? submitButton.current)?.focus({ preventScroll: true });
  }

  function showResult(id: string, result: SendResult) {
    log(result);
    if (result.outcome === 'sent' || result.outcome === 'gone') {
      setStatus('');
      setUnsentId(undefined);
    } else {
      setStatus(result.outcome === 'failed' ? copy.failed : copy.refused);
      setUnsentId(id);
    }
  }

  return (
    <WebForm
      form="contact"
      copy={copy}
      siteUrl={siteUrl}
      className={styles.form}
      onEdit={clearError}
      submission={submission}
      submitButton={submitButton}
      thanksDuration={times.contactPopup}
    >
      <p className={styles.note}>{copy.required}</p>
      {/* Inert while sending: the reset would delete what is typed meanwhile. */}
      <div className={styles.fields} inert={sending}>
        <TextField label={fields.name} error={errors.get('name')} name="name" autoComplete="name" required />
        <PhoneField label={fields.phone} error={errors.get('phone')} />
        <TextField label={fields.email} error={errors.get('email')} name="email" type="email" autoComplete="email" required />
        <SelectField
          label={fields.service}
          error={errors.get('service')}
          name="service"
          options={serviceOptions}
          placeholder={copy.chooseService}
        />
        <div className={styles.wide}>
          <TextField label={fields.aboutFile} error={errors.get('aboutFile')} name="aboutFile" />
          <TextArea label={fields.message} error={errors.get('message')} name="message" required />
        </div>
      </div>
      <div className={styles.send}>
        <Button ref={submitButton} submit variant="primary">
          {copy.submit}
        </Button>
        <div className={styles.status}>
          <p role="status" data-success={status.includes('success') || undefined}>
            {status}
          </p>
          {unsentId && (
            <Button ref={retryButton} variant="secondary" busy={retrying} onClick={() => void tryAgain(unsentId)}>
              {copy.tryAgain}
            </Button>
          )}
          {!status && !unsentId && <p className={styles.note}>{copy.note}</p>}
        </div>
      </div>
    </WebForm>
  );
}

/** Logs a request that failed (specification section 7). */
function log(result: SendResult) {
  // oxlint-disable-next-line no-console -- the specification asks for it
  if (result.outcome === 'failed') console.error(result.error);
}
