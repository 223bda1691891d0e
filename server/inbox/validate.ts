/** Checks the received fields: a submission to store, one by a robot (it filled in the honeypot), or a refusal with its reason. */
import type { z } from 'zod';
import { contactMessage, emailFault, fieldNames, firstOfSeveral, fixedTexts, type FormName, honeypotField } from '#lib/form-rules.ts';
import { emailFaults, fieldLabels, shared } from '#content/forms.ts';
import { ContactEnquiry, QuoteRequest } from './body-schemas.ts';
import type { Submission } from './submission.ts';

export type Validation =
  | { kind: 'accepted'; submission: Submission }
  | { kind: 'honeypot' }
  | { kind: 'refused'; status: 400 | 403 | 422; reason: RefusalReason; message: string; invalidFields: string[] };
type RefusalReason = 'subject' | 'key' | 'shape' | 'entries';

const schemas = { quote: QuoteRequest, contact: ContactEnquiry };

/** The form that the fields belong to. Only the subject decides. */
export function formNamed(fields: Readonly<Record<string, unknown>>): FormName | undefined {
  if (fields.subject === fixedTexts.quote.subject) return 'quote';
  return fields.subject === fixedTexts.contact.subject ? 'contact' : undefined;
}

/** The field `redirect` is ignored: it tells hosted services which page to show next, and this inbox knows that itself. */
export function validate(
  { [honeypotField]: honeypot, redirect: _redirect, ...fields }: Readonly<Record<string, unknown>>,
  accessKey: string,
): Validation {
  if (honeypot) return { kind: 'honeypot' };
  const form = formNamed(fields);
  if (!form) return refuse(400, 'subject', 'The subject does not belong to either of the two forms.');
  if (fields.access_key !== accessKey) {
    const message = 'The access key is not the one of this inbox. Please tell us by email or phone that the form does not work.';
    return refuse(403, 'key', message);
  }
  const { error, data } = schemas[form].safeParse(fields);
  if (error) return refuseIssues(error.issues, fields);
  const visitorFields = new Set<string>(fieldNames[form]);
  return {
    kind: 'accepted',
    submission: { form, fields: Object.fromEntries(Object.entries(data).filter(([name]) => visitorFields.has(name))) },
  };
}

/** Fields of the wrong shape are an error of the sending program (400), a missing or invalid entry is one of the visitor (422). */
function refuseIssues(issues: readonly z.core.$ZodIssue[], { email, phone }: Readonly<Record<string, unknown>>): Validation {
  const shape = issues.find(({ code }) => code !== 'custom');
  if (shape) {
    const name = shape.code === 'unrecognized_keys' ? shape.keys[0] : shape.path.join('.');
    return refuse(400, 'shape', `The field ${name} is unknown, missing or not a text.`);
  }
  const invalidFields = issues.map(({ path }) => path.join('.'));
  const message = issues[0]?.message ?? '';
  const parts = message === contactMessage ? [message, `Please check: ${invalidFields.map(labelOf).join(', ')}.`] : [message];
  const fault = typeof email === 'string' && email.trim() !== '' ? emailFault(email) : undefined;
  // The quote form tells the first thing only, which may be another field.
  if (fault && (message === contactMessage || invalidFields[0] === 'email')) parts.push(emailFaults[fault]);
  if (invalidFields.includes('phone') && typeof phone === 'string' && firstOfSeveral(phone)) parts.push(shared.errors.onePhone);
  return refuse(422, 'entries', parts.join(' '), invalidFields);
}

function refuse(status: 400 | 403 | 422, reason: RefusalReason, message: string, invalidFields: string[] = []): Validation {
  return { kind: 'refused', status, reason, message, invalidFields };
}

/** The label that the visitor sees for a field. */
export function labelOf(field: string): string {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1] ?? field;
}
