import type { ContactCopy } from '#content/forms.ts';
import { type ContactField, limits, phoneDigits, type QuoteField, honeypotField } from './schema.ts';

/** The values of the quote form, as typed. */
export function quoteValues(form: HTMLFormElement) {
  const text = fieldReader(form);
  return { name: text('name'), email: text('email'), service: text('service'), message: text('message') };
}

/** The values of the contact form, as typed; of the phone only the digits. */
export function contactValues(form: HTMLFormElement) {
  const text = fieldReader(form);
  return {
    name: text('name'),
    email: text('email'),
    phone: phoneDigits(text('phone')),
    service: text('service'),
    aboutFile: text('aboutFile'),
    message: text('message'),
  };
}

/** Whether the honeypot is filled in, which only robots do. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return new FormData(form).has(honeypotField);
}

/** The error beside each invalid field. It differs from the specification's message, which shows once, in the banner or the status line. */
export function fieldErrors(
  fields: readonly (QuoteField | ContactField)[],
  values: Readonly<Record<string, string>>,
  errors: ContactCopy['errors'],
): ReadonlyMap<string, string> {
  return new Map(
    fields.map((field) => {
      const limit = field === 'service' ? Infinity : limits[field];
      const isTooLong = (values[field]?.trim().length ?? 0) > limit;
      return [field, isTooLong ? errors.tooLong.replace('{limit}', String(limit)) : errors[field]];
    }),
  );
}

/** The errors without this field's; the same map when the field has none, so that React does not render again. */
export function withoutField(errors: ReadonlyMap<string, string>, field: string): ReadonlyMap<string, string> {
  return errors.has(field) ? new Map([...errors].filter(([name]) => name !== field)) : errors;
}

export function focusFirstInvalid(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

function fieldReader(form: HTMLFormElement): (field: string) => string {
  const data = new FormData(form);
  return (field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
}
