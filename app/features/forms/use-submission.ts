import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactCopy } from '#content/contact-form.ts';
import { fieldErrors, fieldValues, focusFirstInvalid, isHoneypotFilled, withoutField } from './form-values.ts';
import { type FieldValues, type FormName, invalidFields } from '#src/lib/form-rules.ts';

type Options = {
  form: FormName;
  errors: ContactCopy['errors'];
  /** Milliseconds from a valid submit to the reset and the thanks. */
  delay: number;
  /** Called at each submit with the specification's message for the first invalid field; empty when all are valid. */
  onCheck: (message: string) => void;
  /** Called with what is to be sent. A function that it returns is called after the delay. */
  send: (values: FieldValues) => (() => void) | void;
};

/**
 * What both forms do with a submit: check the fields, say what is wrong beside each, or send, wait, reset and thank, whatever
 * the service answers (specification sections 5, 7 and 8; decisions section 6).
 */
export function useSubmission({ form, errors: texts, delay, onCheck, send }: Options) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const [thanking, setThanking] = useState(false);

  async function submit(element: HTMLFormElement) {
    if (sending) return;
    const values = fieldValues(element, form);
    const failures = invalidFields(form, values);
    const fields = failures.map(({ field }) => field);
    // Synchronous, so that a screen reader reads the error when the focus moves to the field.
    flushSync(() => {
      onCheck(failures[0]?.message ?? '');
      setErrors(fieldErrors(fields, values, texts));
    });
    if (fields.length > 0) {
      focusFirstInvalid(element);
      return;
    }
    setThanking(false);
    setSending(true);
    const afterwards = isHoneypotFilled(element) ? undefined : send(values);
    await new Promise((resolve) => setTimeout(resolve, delay));
    afterwards?.();
    element.reset();
    setSending(false);
    setThanking(true);
  }

  return {
    errors,
    sending,
    thanking,
    submit: (element: HTMLFormElement) => void submit(element),
    clearError: (field: string) => setErrors((before) => withoutField(before, field)),
    endThanks: () => setThanking(false),
  };
}
