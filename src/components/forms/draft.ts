/**
 * What is typed and not sent, for the way back to a form: the browser itself keeps it only in some histories. In the storage of
 * the tab, as the query of an address, so that the browser deletes it with the tab: a computer that people share keeps nothing of it.
 */
import { type FormName, forms } from '#content/form-fields.ts';
import type { FieldValues } from '#lib/form-rules.ts';

/** Keeps what is in a form whose page the visitor leaves. */
export function keepDraft(name: FormName, values: FieldValues): void {
  try {
    sessionStorage.setItem(`draft-${name}`, new URLSearchParams(Object.entries(values)).toString());
  } catch {
    // A browser that forbids storage keeps no draft.
  }
}

/** Fills the empty fields of a form with what was kept. */
export function restoreDraft(form: HTMLFormElement, name: FormName): void {
  const draft = new URLSearchParams(stored(name));
  for (const field of forms[name].fields) {
    const box = form.elements.namedItem(field);
    const value = draft.get(field);
    if (value && box && 'value' in box && box.value === '') box.value = value;
  }
}

function stored(name: FormName): string {
  try {
    return sessionStorage.getItem(`draft-${name}`) ?? '';
  } catch {
    return '';
  }
}
