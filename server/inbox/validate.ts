/** Checks the received fields: a submission to store, one by a robot (it filled in the honeypot), or a refusal with its reason. */
import { z } from 'zod';
import { fieldNamed, type FieldName, type FormName, forms } from '#content/form-fields.ts';
import { emailFaults, fieldLabels, shared } from '#content/forms.ts';
import {
  cleanText,
  contactMessage,
  emailFault,
  type FieldValues,
  firstOfSeveral,
  fixedTexts,
  honeypotField,
  invalidFields,
  offerLineLimit,
} from '#lib/form-rules.ts';
import type { Submission } from './store.ts';

/** What a request has sent. */
export type Fields = Readonly<Record<string, unknown>>;

export type Validation =
  | { kind: 'accepted'; submission: Submission }
  | { kind: 'honeypot' }
  | { kind: 'refused'; status: 400 | 403 | 422; reason: RefusalReason; message: string; invalidFields: string[] };
type RefusalReason = 'subject' | 'key' | 'shape' | 'entries';

/** The body of a request (specification, section 7). A field that a native form post leaves out counts as empty. */
function bodyOf(form: FormName) {
  const fields = forms[form].fields.map((name) => [name, z.string().default('')] as const);
  const shape: Record<string, z.ZodType<string>> = {
    custom_message: z.string().max(200),
    ...Object.fromEntries(fields),
    access_key: z.string(),
    subject: z.literal(fixedTexts[form].subject),
  };
  return z.strictObject(shape);
}

const bodies = { quote: bodyOf('quote'), contact: bodyOf('contact') };

/** The form that the fields belong to. Only the subject decides. */
export function formNamed({ subject }: Fields): FormName | undefined {
  return (['quote', 'contact'] as const).find((form) => fixedTexts[form].subject === subject);
}

/** The field `redirect` is ignored: it tells hosted services which page to show next, and this inbox knows that itself. */
export function validate({ [honeypotField]: honeypot, redirect: _redirect, ...fields }: Fields, accessKey: string): Validation {
  if (honeypot) return { kind: 'honeypot' };
  const form = formNamed(fields);
  if (!form) return refuse(400, 'subject', 'The subject does not belong to either of the two forms.');
  if (fields.access_key !== accessKey) {
    const message = 'The access key is not the one of this inbox. Please tell us by email or phone that the form does not work.';
    return refuse(403, 'key', message);
  }
  const { error, data } = bodies[form].safeParse(fields);
  if (error) {
    // An error of the sending program, and not of the visitor.
    const [issue] = error.issues;
    const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    return refuse(400, 'shape', `The field ${name} is unknown, missing or not a text.`);
  }
  const invalid = invalidFields(form, data, offerLineLimit);
  if (invalid.length > 0) {
    const names = invalid.map(({ field }) => field);
    return refuse(422, 'entries', reasonOf(invalid, data), names);
  }
  const cleaned: Record<string, string> = {};
  for (const name of forms[form].fields) cleaned[name] = cleanText(name, data[name] ?? '').trim();
  return { kind: 'accepted', submission: { form, fields: cleaned } };
}

/** What the visitor has to correct. The quote form tells the first thing only, in a message of its own. */
function reasonOf(invalid: readonly { field: FieldName; message: string }[], values: FieldValues): string {
  const message = invalid[0]?.message ?? '';
  const isForAll = message === contactMessage;
  const told = invalid.slice(0, isForAll ? invalid.length : 1).map(({ field }) => field);
  const parts = isForAll ? [message, `Please check: ${told.map((field) => fieldLabels[field]).join(', ')}.`] : [message];
  return [...parts, ...told.flatMap((field) => detail(field, values[field] ?? ''))].join(' ');
}

/** What is wrong with an address or a number that somebody has written. */
function detail(name: FieldName, text: string): string[] {
  const { kind } = fieldNamed(name);
  const fault = kind === 'email' && text.trim() !== '' ? emailFault(text) : undefined;
  if (fault) return [emailFaults[fault]];
  return kind === 'phone' && firstOfSeveral(text) !== undefined ? [shared.errors.onePhone] : [];
}

function refuse(status: 400 | 403 | 422, reason: RefusalReason, message: string, names: string[] = []): Validation {
  return { kind: 'refused', status, reason, message, invalidFields: names };
}

/** The label that the visitor sees for a field. The inbox may hold one that no form has any longer. */
export function labelOf(field: string): string {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1] ?? field;
}
