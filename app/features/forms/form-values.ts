import type { ContactCopy } from '#content/contact-form.ts';
import { type FieldName, fieldNames, type FieldValues, type FormName, honeypotField, limits, phoneDigits } from '#src/lib/form-rules.ts';

/** What is in the fields of a form, as typed; of the phone only the digits. */
export function fieldValues(form: HTMLFormElement, name: FormName): FieldValues {
  const data = new FormData(form);
  const text = (field: FieldName) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fieldNames[name].map((field) => [field, field === 'phone' ? phoneDigits(text(field)) : text(field)]));
}

/** Whether the honeypot is filled in, which only robots do. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return new FormData(form).has(honeypotField);
}

/** The error beside each invalid field. It differs from the specification's message, which shows once, in the banner or the status line. */
export function fieldErrors(fields: readonly FieldName[], values: FieldValues, errors: ContactCopy['errors']): ReadonlyMap<string, string> {
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
