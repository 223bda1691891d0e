/** Checks the received fields: a submission to store, one by a robot (it filled in the honeypot), or a refusal with its reason. */
import * as v from 'valibot';
import { contactMessage, fieldNames, fixedTexts, type FormName, honeypotField } from '#lib/form-rules.ts';
import { ContactEnquiry, QuoteRequest } from '#components/forms/request-body.ts';
import { fieldLabels } from '#content/forms.ts';
import type { Submission } from './submission.ts';

export type Validation =
  | { kind: 'accepted'; submission: Submission }
  | { kind: 'honeypot' }
  | { kind: 'refused'; status: 400 | 403 | 422; reason: RefusalReason; message: string; invalidFields: string[] };
type RefusalReason = 'subject' | 'key' | 'shape' | 'entries';

const forms = {
  quote: { schema: QuoteRequest, names: fieldNames.quote },
  contact: { schema: ContactEnquiry, names: fieldNames.contact },
};

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
  const { schema, names } = forms[form];
  const { issues, output } = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (issues) return refuseIssues(issues);
  const visitorFields = new Set<string>(names);
  return {
    kind: 'accepted',
    submission: { form, fields: Object.fromEntries(Object.entries(output).filter(([name]) => visitorFields.has(name))) },
  };
}

/** Fields of the wrong shape are an error of the sending program (400), a missing or invalid entry is one of the visitor (422). */
function refuseIssues(issues: readonly v.InferIssue<typeof QuoteRequest | typeof ContactEnquiry>[]): Validation {
  const shapeIssue = issues.find(({ type }) => type === 'strict_object' || type === 'string' || type === 'literal');
  if (shapeIssue) return refuse(400, 'shape', `The field ${v.getDotPath(shapeIssue)} is unknown, missing or not a text.`);

  const invalidFields = issues.map((issue) => v.getDotPath(issue) ?? '');
  const message = issues[0]?.message ?? '';
  const labels = invalidFields.map(labelOf).join(', ');
  return refuse(422, 'entries', message === contactMessage ? `${message} Please check: ${labels}.` : message, invalidFields);
}

function refuse(status: 400 | 403 | 422, reason: RefusalReason, message: string, invalidFields: string[] = []): Validation {
  return { kind: 'refused', status, reason, message, invalidFields };
}

/** The label that the visitor sees for a field. */
export function labelOf(field: string): string {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1] ?? field;
}
