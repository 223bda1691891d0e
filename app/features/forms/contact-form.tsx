import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { Popup } from '#app/ui/popup.tsx';
import { serviceOptions, times } from '#content/constants.ts';
import type { ContactCopy } from '#content/forms.ts';
import styles from './contact-form.module.css';
import { contactValues, focusFirstInvalid, isHoneypotFilled, sentences, without } from './form-values.ts';
import type { Answer } from './outbox-engine.ts';
import { outbox } from './outbox.ts';
import { pause } from './pause.ts';
import { PhoneField } from './phone-field.tsx';
import { checkContact, contactMessage } from './schema.ts';
import { WebForm } from './web-form.tsx';

/**
 * The enquiry, on lines instead of boxes. A valid one is sent at once and thanked for after a second; what goes wrong with it
 * is said in the status line, with a way to send it again without retyping (specification sections 4, 5, 7 and 8; decisions
 * section 6).
 */
export function ContactForm({ copy }: { copy: ContactCopy }) {
  const [status, setStatus] = useState('');
  const [invalid, setInvalid] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const [thanking, setThanking] = useState(false);
  /** The submission that the status line speaks of. */
  const [unsent, setUnsent] = useState<string>();
  const [trying, setTrying] = useState(false);
  const latest = useRef<string>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { fields } = copy;

  useEffect(() => {
    if (!unsent) return;
    return outbox.watch((id, outcome) => {
      if (id !== unsent || outcome !== 'sent') return;
      setStatus(copy.sent);
      setUnsent(undefined);
    });
  }, [unsent, copy]);

  function submit(form: HTMLFormElement) {
    if (sending) return;
    const values = contactValues(form);
    const failures = checkContact(values);
    // Before the focus moves, so that the sentence beside the field is read with it.
    flushSync(() => {
      setStatus(failures.length > 0 ? contactMessage : '');
      setUnsent(undefined);
      setInvalid(sentences(failures, values, copy.errors));
    });
    if (failures.length > 0) focusFirstInvalid(form);
    else void send(form, values);
  }

  async function send(form: HTMLFormElement, values: ReturnType<typeof contactValues>) {
    setThanking(false);
    setSending(true);
    if (!isHoneypotFilled(form)) void keepAndSend(values);
    await pause(times.contactPopupDelay);
    form.reset();
    setSending(false);
    setThanking(true);
  }

  async function keepAndSend(values: ReturnType<typeof contactValues>) {
    const id = await outbox.keep('contact', values);
    latest.current = id;
    const answer = await outbox.send(id);
    // The line speaks of the last submission; an earlier one goes on in the outbox.
    if (latest.current === id) tell(id, answer);
    else log(answer);
  }

  async function tryAgain(id: string) {
    setTrying(true);
    setStatus('');
    const answer = await outbox.send(id);
    flushSync(() => {
      setTrying(false);
      if (latest.current === id && answer.outcome !== 'sent') tell(id, answer);
    });
    // A disabled button loses the focus, one that is gone even more so.
    if (document.activeElement === document.body) (again.current ?? button.current)?.focus({ preventScroll: true });
  }

  function tell(id: string, answer: Answer) {
    log(answer);
    if (answer.outcome === 'sent' || answer.outcome === 'gone') {
      setStatus('');
      setUnsent(undefined);
    } else {
      setStatus(answer.outcome === 'failed' ? copy.failed : copy.refused);
      setUnsent(id);
    }
  }

  return (
    <>
      <WebForm
        form="contact"
        label={copy.label}
        honeypot={copy.honeypot}
        className={styles.form}
        onEdit={(field) => setInvalid((before) => without(before, field))}
        onSubmit={submit}
      >
        <p className={styles.note}>{copy.required}</p>
        {/* What is typed between sending and resetting would be lost. */}
        <div className={styles.fields} inert={sending}>
          <TextField label={fields.name} error={invalid.get('name')} name="name" autoComplete="name" required />
          <PhoneField label={fields.phone} error={invalid.get('phone')} />
          <TextField label={fields.email} error={invalid.get('email')} name="email" type="email" autoComplete="email" required />
          <SelectField
            label={fields.service}
            error={invalid.get('service')}
            name="service"
            options={serviceOptions}
            placeholder={copy.chooseService}
          />
          <div className={styles.wide}>
            <TextField label={fields.aboutFile} error={invalid.get('aboutFile')} name="aboutFile" />
            <TextArea label={fields.message} error={invalid.get('message')} name="message" required />
          </div>
        </div>
        <div className={styles.send}>
          <Button ref={button} submit variant="primary">
            {copy.submit}
          </Button>
          <div className={styles.status}>
            <p role="status" data-success={status.includes('success') || undefined}>
              {status}
            </p>
            {unsent && (
              <Button ref={again} variant="secondary" busy={trying} onClick={() => void tryAgain(unsent)}>
                {copy.tryAgain}
              </Button>
            )}
            {!status && !unsent && <p className={styles.note}>{copy.note}</p>}
          </div>
        </div>
      </WebForm>
      <Popup
        open={thanking}
        label={copy.label}
        onClose={() => setThanking(false)}
        duration={times.contactPopup}
        opener={button}
        close={copy.close}
      >
        {copy.thanks}
      </Popup>
    </>
  );
}

/** A request that throws is logged (specification section 7). */
function log(answer: Answer) {
  // oxlint-disable-next-line no-console -- the specification asks for it
  if (answer.outcome === 'failed') console.error(answer.error);
}
