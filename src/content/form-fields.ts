/**
 * The two forms and their fields (specification, sections 5 and 7). From this follow the checks of browser and server, the fields
 * in the pages and on the page after a failed form, what is kept, sent, mailed and exported. Their words are in content/forms/.
 */
import { serviceOptions } from './constants.ts';

/** `limit`: the most characters, in UTF-16 units, as `maxlength` counts them. */
type Field =
  | { kind: 'line' | 'text' | 'email'; limit: number; autoComplete?: string }
  | { kind: 'phone'; limit: number; digits: number; autoComplete: string }
  /** The inbox keeps the text of an option, and refuses every other. */
  | { kind: 'choice'; options: readonly string[] };

export const formFields = {
  name: { kind: 'line', limit: 200, autoComplete: 'name' },
  email: { kind: 'email', limit: 254, autoComplete: 'email' },
  phone: { kind: 'phone', limit: 100, digits: 30, autoComplete: 'tel' },
  service: { kind: 'choice', options: serviceOptions },
  aboutFile: { kind: 'line', limit: 10_000 },
  message: { kind: 'text', limit: 10_000 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof formFields;
export type ChoiceName = { [Name in FieldName]: (typeof formFields)[Name]['kind'] extends 'choice' ? Name : never }[FieldName];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are the object's keys
export const fieldNames = Object.keys(formFields) as FieldName[];
export const choiceNames: readonly ChoiceName[] = fieldNames.filter((name): name is ChoiceName => formFields[name].kind === 'choice');

/** The fields of each form, in the order of the checks and of what is sent. */
export const forms = {
  quote: { fields: ['name', 'email', 'service', 'message'], optional: [] },
  contact: { fields: ['name', 'email', 'phone', 'service', 'aboutFile', 'message'], optional: ['service', 'aboutFile'] },
} as const satisfies Record<string, { fields: readonly FieldName[]; optional: readonly FieldName[] }>;

export type FormName = keyof typeof forms;
export type FieldOf<Form extends FormName> = (typeof forms)[Form]['fields'][number];

/** The description of a field, whichever it is. */
export function fieldNamed(name: FieldName): Field {
  return formFields[name];
}

export function isRequired(form: FormName, name: FieldName): boolean {
  const optional: readonly FieldName[] = forms[form].optional;
  return !optional.includes(name);
}
