import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { Popup } from '#app/ui/popup.tsx';
import { serviceOptions, times } from '#content/constants.ts';
import type { QuoteCopy } from '#content/forms.ts';
import { focusFirstInvalid, isHoneypotFilled, quoteValues, sentences, without } from './form-values.ts';
import { outbox } from './outbox.ts';
import { pause } from './pause.ts';
import styles from './quote-form.module.css';
import { checkQuote } from './schema.ts';
import { WebForm } from './web-form.tsx';

/**
 * The request for a free quote, on a slip of paper. Checks in the specification's order and shows the first failure; a valid
 * one waits behind a spinner, is sent and thanked for. Whether the service took it is the outbox's care, not the visitor's
 * (specification sections 4, 5 and 7; decisions section 6).
 */
export function QuoteForm({ copy }: { copy: QuoteCopy }) {
  const [banner, setBanner] = useState('');
  const [invalid, setInvalid] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const [thanking, setThanking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { fields } = copy;

  function submit(form: HTMLFormElement) {
    if (sending) return;
    const values = quoteValues(form);
    const failures = checkQuote(values);
    // Before the focus moves, so that the sentence beside the field is read with it.
    flushSync(() => {
      setBanner(failures[0]?.message ?? '');
      setInvalid(
        sentences(
          failures.map(({ field }) => field),
          values,
          copy.errors,
        ),
      );
    });
    if (failures.length > 0) focusFirstInvalid(form);
    else void send(form, values);
  }

  async function send(form: HTMLFormElement, values: ReturnType<typeof quoteValues>) {
    setThanking(false);
    setSending(true);
    const kept = isHoneypotFilled(form) ? undefined : outbox.keep('quote', values);
    await pause(times.quoteSubmitDelay);
    void kept?.then(outbox.send);
    form.reset();
    setSending(false);
    setThanking(true);
  }

  function edit(field: string) {
    setBanner('');
    setInvalid((before) => without(before, field));
  }

  return (
    <>
      <WebForm form="quote" label={copy.label} honeypot={copy.honeypot} className={styles.form} onEdit={edit} onSubmit={submit}>
        <div className={styles.header}>
          <p className={styles.required}>{copy.required}</p>
          <div role="alert">{banner && <p className={styles.banner}>{banner}</p>}</div>
        </div>
        {/* What is typed while it is being sent would be lost when the fields reset. */}
        <div className={styles.fields} inert={sending}>
          <div className={styles.twoColumns}>
            <TextField label={fields.name} error={invalid.get('name')} name="name" autoComplete="name" required />
            <TextField label={fields.email} error={invalid.get('email')} name="email" type="email" autoComplete="email" required />
          </div>
          <SelectField
            label={fields.service}
            error={invalid.get('service')}
            name="service"
            options={serviceOptions}
            placeholder={copy.chooseService}
            required
          />
          <TextArea label={fields.message} error={invalid.get('message')} name="message" required />
        </div>
        <div className={styles.send}>
          <Button ref={button} submit variant="primary" busy={sending}>
            {copy.submit}
          </Button>
          <p>{copy.note}</p>
        </div>
      </WebForm>
      <Popup
        open={thanking}
        label={copy.label}
        onClose={() => setThanking(false)}
        duration={times.quotePopup}
        opener={button}
        close={copy.close}
      >
        {copy.thanks}
      </Popup>
    </>
  );
}
