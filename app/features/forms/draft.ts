import { fieldValues } from './form-values.ts';
import { fieldNames, type FieldValues, type FormName } from './schema.ts';

/** What is typed and not sent. In memory only: a computer that people share keeps nothing of it. */
const drafts = new Map<FormName, FieldValues>();

/** Keeps what is in a form whose page the visitor leaves within the app. */
export function keepDraft(form: HTMLFormElement, name: FormName): void {
  drafts.set(name, fieldValues(form, name));
}

/** For a form whose message is on its way: nothing of it is a draft any more. */
export function forgetDraft(name: FormName): void {
  drafts.delete(name);
}

/** Fills the empty fields of a form with what was kept (decisions section 6: nothing typed is ever lost). */
export function restoreDraft(form: HTMLFormElement, name: FormName): void {
  const draft = drafts.get(name);
  for (const field of fieldNames[name]) {
    const box = form.elements.namedItem(field);
    if (draft?.[field] && box && 'value' in box && box.value === '') box.value = draft[field];
  }
}
