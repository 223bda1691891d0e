/**
 * What is typed and not sent, as the query of an address. Also in the storage of the tab, for the way back to a form after the
 * browser has loaded a whole page, as it does when a new version has replaced the old one. It goes with the tab: a computer that
 * people share keeps nothing of it.
 */
import { fieldValues } from './form-values.ts';
import { fieldNames, type FormName } from '#src/lib/form-rules.ts';

const drafts = new Map<FormName, string>();

/** Keeps what is in a form whose page the visitor leaves. */
export function keepDraft(form: HTMLFormElement, name: FormName): void {
  store(name, new URLSearchParams(Object.entries(fieldValues(form, name))).toString());
}

/** For a form whose message is on its way: nothing of it is a draft any more. */
export function forgetDraft(name: FormName): void {
  store(name, '');
}

/** Fills the empty fields of a form with what was kept (decisions section 6: nothing typed is ever lost). */
export function restoreDraft(form: HTMLFormElement, name: FormName): void {
  const draft = new URLSearchParams(drafts.get(name) ?? stored(name));
  for (const field of fieldNames[name]) {
    const box = form.elements.namedItem(field);
    const value = draft.get(field);
    if (value && box && 'value' in box && box.value === '') box.value = value;
  }
}

function store(name: FormName, draft: string): void {
  drafts.set(name, draft);
  try {
    sessionStorage.setItem(`draft-${name}`, draft);
  } catch {
    // A browser that forbids storage keeps it until it loads a whole page.
  }
}

function stored(name: FormName): string {
  try {
    return sessionStorage.getItem(`draft-${name}`) ?? '';
  } catch {
    return '';
  }
}
