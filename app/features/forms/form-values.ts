import type { ContactCopy } from '#content/forms.ts';
import { type ContactField, limits, phoneDigits, type QuoteField, honeypotField } from './schema.ts';

/** What stands in the quote form's fields, as typed. */
export function quoteValues(form: HTMLFormElement) {
  const text = reader(form);
  return { name: text('name'), email: text('email'), service: text('service'), message: text('message') };
}

/** What stands in the contact form's fields, as typed; of the phone its digits. */
export function contactValues(form: HTMLFormElement) {
  const text = reader(form);
  return {
    name: text('name'),
    email: text('email'),
    phone: phoneDigits(text('phone')),
    service: text('service'),
    aboutFile: text('aboutFile'),
    message: text('message'),
  };
}

/** Whether the field was filled in that only robots find. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return new FormData(form).has(honeypotField);
}

/** The sentence beside each invalid field, in its own words: the specification's messages stand once, in the form's one line. */
export function sentences(
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

/** The map without this field; the same map where it is not in it, so that nothing renders. */
export function without(invalid: ReadonlyMap<string, string>, field: string): ReadonlyMap<string, string> {
  return invalid.has(field) ? new Map([...invalid].filter(([name]) => name !== field)) : invalid;
}

export function focusFirstInvalid(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

function reader(form: HTMLFormElement): (field: string) => string {
  const data = new FormData(form);
  return (field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
}
